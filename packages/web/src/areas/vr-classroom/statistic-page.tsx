import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isUnlimited } from '@trellis/contract/account/rights';
import type { CentreStatistic } from '@trellis/contract/vr-classroom/schemas';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ClearFilters, FilterBar, FilterText } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { isNarrowed } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { CentreMonthsDrawer, countColumns } from './months-drawer.tsx';
import type { StatisticSearch } from './searches.ts';

const route = getRouteApi('/system/manage/statistic/vratStatistic');

/** What each centre ordered of VR tests; one opens with its months. */
export function StatisticPage() {
  const { t } = useTranslation('vrClassroom');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<CentreStatistic>();
  const { page, size, filter, from, to } = search;
  const input = { filter, from, to, pageIndex: page, pageSize: size };
  const list = useQuery(
    api.vrCases.testRequestStatistics.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }),
  );
  const show = (change: Partial<StatisticSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size }, replace: true });
  const columns: TableColumnsType<CentreStatistic> = [
    {
      key: 'center',
      title: t('statistics.center'),
      render: (_, centre) => (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={(event) => {
            event.stopPropagation();
            setOpened(centre);
          }}
        >
          {centre.name}
        </Button>
      ),
    },
    ...countColumns<CentreStatistic>(t),
    { key: 'left', title: t('statistics.left'), align: 'right', render: (_, { left }) => (isUnlimited(left) ? t('unlimited') : left) },
  ];
  return (
    <>
      <PageHeader
        title={t('statistics.title')}
        extra={<ExportButton path="/api/vrclassroom/Admin/TestRequestStatistics/Excel" method="POST" query={{ from, to }} />}
      />
      <FilterBar label={t('filters.label')} isNarrowed={isNarrowed(search)} onClear={clear}>
        <FilterText isMain label={t('statistics.filter')} value={filter} onChange={(text) => show({ filter: text })} />
        <FilterPeriod label={t('filters.period')} from={from} to={to} onChange={show} />
      </FilterBar>
      <PagedTable<CentreStatistic>
        label={t('statistics.title')}
        columns={columns}
        list={list}
        search={{ page, size }}
        onSearch={(change) => show({ page: change.page, size: change.size })}
        empty={
          isNarrowed(search)
            ? { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('statistics.empty'), hint: t('statistics.emptyHint') }
        }
        onOpen={setOpened}
      />
      {opened && <CentreMonthsDrawer centre={opened} period={{ from, to }} onClose={() => setOpened(undefined)} />}
    </>
  );
}
