import { getRouteApi, Link } from '@tanstack/react-router';
import { isUnlimited } from '@trellis/contract/account/rights';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ClearFilters } from '../../ui/filter-bar.tsx';
import { isNarrowed } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { OwnMonthsDrawer } from './months-drawer.tsx';
import { useAmount, useTests } from './queries.ts';
import type { TestSearch } from './searches.ts';
import { TestActions } from './test-actions.tsx';
import { codeColumn, sharedColumns } from './test-columns.tsx';
import { TestFilters } from './test-filters.tsx';

const route = getRouteApi('/system/center/menu/statistic/vratList');

/** The tests that the centre ordered. */
export function TestListPage() {
  const { t } = useTranslation('vrClassroom');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [showsMonths, setShowsMonths] = useState(false);
  const show = (change: Partial<TestSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  const { page: _page, size: _size, sorting: _sorting, ...filter } = search;
  const toChildren = (
    <Link to="/system/center/menu/user/subject">
      <Button>{t('list.toChildren')}</Button>
    </Link>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        extra={
          <Flex gap="small" align="center" wrap>
            <AmountLeft />
            <Button onClick={() => setShowsMonths(true)}>{t('list.statistics')}</Button>
            <ExportButton path="/api/vrclassroom/TestingCenter/TestRequestsExcel" method="POST" query={filter} />
          </Flex>
        }
      />
      <TestFilters search={search} label={t('filters.child')} onChange={show} onClear={clear} />
      <PagedTable<TestRequest>
        label={t('list.title')}
        columns={useColumns()}
        list={useTests(search)}
        search={search}
        onSearch={({ page, size, sorting }) => show({ page, size, sorting })}
        empty={
          isNarrowed(search)
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('list.empty'), hint: t('list.emptyHint'), action: toChildren }
        }
      />
      {showsMonths && <OwnMonthsDrawer onClose={() => setShowsMonths(false)} />}
    </>
  );
}

function useColumns(): TableColumnsType<TestRequest> {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'child',
      title: t('columns.child'),
      render: (_, { subjectId, subjectName }) => (
        <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId, tab: 'vratTest' }}>
          {subjectName}
        </Link>
      ),
    },
    codeColumn(t, zone),
    ...sharedColumns(t, zone),
    { key: 'actions', title: t('word.actions'), render: (_, test) => <TestActions test={test} /> },
  ];
}

function AmountLeft() {
  const { t } = useTranslation('vrClassroom');
  const { data } = useAmount();
  return data ? <Tag>{t('list.left', { left: isUnlimited(data.left) ? t('unlimited') : data.left })}</Tag> : null;
}
