import { getRouteApi, Link } from '@tanstack/react-router';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useColumns } from '../../ui/columns.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { AmountLeft } from './amount-left.tsx';
import { OwnMonthsDrawer } from './months-drawer.tsx';
import { useTests } from './queries.ts';
import { TestActions } from './test-actions.tsx';
import { codeColumn, sharedColumns } from './test-columns.tsx';
import { TestFilters } from './test-filters.tsx';

const OrderForAnyone = lazy(() => import('./order-for-anyone.tsx').then((module) => ({ default: module.OrderForAnyone })));
const ReportSettingsDialog = lazy(() =>
  import('./report-settings-dialog.tsx').then((module) => ({ default: module.ReportSettingsDialog })),
);
const route = getRouteApi('/system/center/menu/statistic/vratList');

/** The tests that the centre ordered. */
export function TestListPage() {
  const { t } = useTranslation('vrClassroom');
  const { search, onSearch, narrow } = useListState(route);
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useCurrentUser().can('RocketSystem.Vrat.Write');
  const [isSetting, setSetting] = useState(false);
  const [showsMonths, setShowsMonths] = useState(false);
  const { page: _page, size: _size, sorting, ...filter } = search;
  const toChildren = (
    <Link to="/system/center/menu/user/subject">
      <Button>{t('list.toChildren')}</Button>
    </Link>
  );
  return (
    <>
      <ListPage
        title={t('list.title')}
        extra={
          <>
            <Button onClick={() => setShowsMonths(true)}>{t('list.statistics')}</Button>
            {mayOrder && <Button onClick={() => setSetting(true)}>{t('settings.title')}</Button>}
            <ExportButton path="/api/vrclassroom/TestingCenter/TestRequestsExcel" method="POST" query={{ ...filter, sorting }} />
          </>
        }
        add={mayOrder && { text: t('add.action'), onClick: () => setOrdering(true) }}
        about={<AmountLeft />}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.child') }}
        filters={<TestFilters search={search} onChange={narrow} />}
        list={useTests(search)}
        columns={useTestColumns()}
        empty={{ title: t('list.empty'), hint: t('list.emptyHint'), ...(mayOrder ? {} : { action: toChildren }) }}
      />
      <Suspense>{isOrdering && <OrderForAnyone onClose={() => setOrdering(false)} />}</Suspense>
      <Suspense>{isSetting && <ReportSettingsDialog onClose={() => setSetting(false)} />}</Suspense>
      {showsMonths && <OwnMonthsDrawer onClose={() => setShowsMonths(false)} />}
    </>
  );
}

function useTestColumns() {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const column = useColumns<TestRequest>();
  const child = ({ subjectId, subjectName }: TestRequest) => (
    <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId, tab: 'vratTest' }}>
      {subjectName}
    </Link>
  );
  const actions = { key: 'actions', title: t('word.actions'), render: (_: unknown, test: TestRequest) => <TestActions test={test} /> };
  return [column.of('child', t('columns.child'), child), codeColumn(t, zone), ...sharedColumns(t, zone), actions];
}
