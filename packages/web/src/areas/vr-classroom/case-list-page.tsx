import { getRouteApi } from '@tanstack/react-router';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CentrePicker } from '../../ui/centre-picker.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ClearFilters } from '../../ui/filter-bar.tsx';
import { isNarrowed } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { useCases } from './queries.ts';
import type { CaseSearch } from './searches.ts';
import { sharedColumns } from './test-columns.tsx';
import { TestFilters } from './test-filters.tsx';

const route = getRouteApi('/system/manage/statistic/vratCaseList');

/** The tests of every centre that the reader looks after. */
export function CaseListPage() {
  const { t } = useTranslation('vrClassroom');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (change: Partial<CaseSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const open = (id: string | undefined) => show({ page: search.page, case: id });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  const { case: shown, ...filters } = search;
  const { page: _page, size: _size, sorting: _sorting, ...filter } = filters;
  return (
    <>
      <PageHeader
        title={t('cases.title')}
        extra={<ExportButton path="/api/vrclassroom/Admin/TestRequestsExcel" method="POST" query={filter} />}
      />
      <TestFilters search={filters} label={t('filters.childOnly')} onChange={show} onClear={clear}>
        <CentrePicker withAll value={search.tenantId} onChange={(tenantId) => show({ tenantId })} />
      </TestFilters>
      <PagedTable<TestRequest>
        label={t('cases.title')}
        columns={useColumns(open)}
        list={useCases(search)}
        search={search}
        onSearch={({ page, size, sorting }) => show({ page, size, sorting })}
        empty={
          isNarrowed(filters)
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('cases.empty'), hint: t('cases.emptyHint') }
        }
        onOpen={({ id }) => open(id)}
      />
      {shown && <CaseDrawer key={shown} id={shown} onClose={() => open(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): TableColumnsType<TestRequest> {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'child',
      title: t('columns.child'),
      render: (_, { id, subjectName }) => (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(id);
          }}
        >
          {subjectName}
        </Button>
      ),
    },
    { key: 'center', title: t('columns.center'), render: (_, { tenantName }) => tenantName },
    ...sharedColumns(t, zone),
  ];
}
