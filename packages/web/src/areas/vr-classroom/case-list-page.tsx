import { getRouteApi } from '@tanstack/react-router';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CentrePicker } from '../../ui/centre-picker.tsx';
import { useColumns } from '../../ui/columns.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { CaseDrawer } from './case-drawer.tsx';
import { useCases } from './queries.ts';
import { sharedColumns } from './test-columns.tsx';
import { TestFilters } from './test-filters.tsx';

const route = getRouteApi('/system/manage/statistic/vratCaseList');

/** The tests of every centre that the reader looks after. */
export function CaseListPage() {
  const { t } = useTranslation('vrClassroom');
  const { search, onSearch, narrow } = useListState(route);
  const open = (id: string | undefined) => onSearch({ ...search, case: id });
  const { page: _page, size: _size, sorting, case: shown, ...filter } = search;
  return (
    <>
      <ListPage
        title={t('cases.title')}
        extra={<ExportButton path="/api/vrclassroom/Admin/TestRequestsExcel" method="POST" query={{ ...filter, sorting }} />}
        search={search}
        onSearch={onSearch}
        opened="case"
        searchedBy={{ label: t('filters.childOnly') }}
        filters={
          <>
            <CentrePicker value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />
            <TestFilters search={search} onChange={narrow} />
          </>
        }
        list={useCases(search)}
        columns={useCaseColumns(open)}
        empty={{ title: t('cases.empty'), hint: t('cases.emptyHint') }}
        onOpen={({ id }) => open(id)}
      />
      {shown && <CaseDrawer key={shown} id={shown} onClose={() => open(undefined)} />}
    </>
  );
}

function useCaseColumns(onOpen: (id: string) => void) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const column = useColumns<TestRequest>();
  return [
    column.opening(
      'child',
      t('columns.child'),
      ({ subjectName }) => subjectName,
      ({ id }) => onOpen(id),
    ),
    column.of('center', t('columns.center'), ({ tenantName }) => tenantName),
    ...sharedColumns(t, zone),
  ];
}
