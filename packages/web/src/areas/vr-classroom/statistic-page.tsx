import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isUnlimited } from '@trellis/contract/account/rights';
import type { CentreStatistic } from '@trellis/contract/vr-classroom/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useColumns } from '../../ui/columns.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { quiet } from '../../ui/quiet.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { CentreMonthsDrawer, countColumns } from './months-drawer.tsx';

const route = getRouteApi('/system/manage/statistic/vratStatistic');

/** What each centre ordered of VR tests; one opens with its months. */
export function StatisticPage() {
  const { t } = useTranslation('vrClassroom');
  const { search, onSearch, narrow } = useListState(route);
  const [opened, setOpened] = useState<CentreStatistic>();
  const { page, size, filter, from, to } = search;
  const input = { filter, from, to, pageIndex: page, pageSize: size };
  const list = useQuery(api.vrCases.testRequestStatistics.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
  return (
    <>
      <ListPage
        title={t('statistics.title')}
        extra={<ExportButton path="/api/vrclassroom/Admin/TestRequestStatistics/Excel" method="POST" query={{ filter, from, to }} />}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('statistics.filter') }}
        filters={<FilterPeriod label={t('filters.period')} from={from} to={to} onChange={narrow} />}
        list={list}
        columns={useCenterColumns(setOpened)}
        empty={{ title: t('statistics.empty'), hint: t('statistics.emptyHint') }}
        onOpen={setOpened}
      />
      {opened && <CentreMonthsDrawer centre={opened} period={{ from, to }} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useCenterColumns(onOpen: (centre: CentreStatistic) => void) {
  const { t } = useTranslation('vrClassroom');
  const column = useColumns<CentreStatistic>();
  return [
    column.opening('center', t('statistics.center'), ({ name }) => name, onOpen),
    ...countColumns<CentreStatistic>(t),
    column.number('left', t('statistics.left'), ({ left }) => (isUnlimited(left) ? t('unlimited') : left)),
  ];
}
