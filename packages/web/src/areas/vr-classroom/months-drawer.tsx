import { useQuery } from '@tanstack/react-query';
import { isUnlimited } from '@trellis/contract/account/rights';
import type { MonthStatistic } from '@trellis/contract/vr-classroom/schemas';
import { Flex, Skeleton, type TableColumnsType } from 'antd';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { quiet } from '../../ui/quiet.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';

interface Period {
  from: string | undefined;
  to: string | undefined;
}
const pageSize = 12;

/** The tests of the reader's centre month by month. */
export function OwnMonthsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const [period, setPeriod] = useState<Period>({ from: undefined, to: undefined });
  const [pageIndex, setPage] = useState(1);
  const months = useQuery(api.vrClassroom.testRequestStatistics.queryOptions({ input: { ...period, pageIndex, pageSize }, ...quiet }));
  return (
    <MonthsDrawer title={t('statistics.own')} onClose={onClose}>
      <Flex gap="small" wrap>
        <FilterPeriod label={t('word.period')} {...period} onChange={(next) => (setPeriod(next), setPage(1))} />
        <ExportButton path="/api/vrclassroom/TestingCenter/TestRequestStatistics/Excel" method="POST" query={{ ...period }} />
      </Flex>
      <Months months={months} page={pageIndex} onPage={setPage} />
    </MonthsDrawer>
  );
}

/** The tests of one centre month by month, with what it bought of them. */
export function CentreMonthsDrawer({
  centre,
  period,
  onClose,
}: {
  centre: { id: string; name: string };
  period: Period;
  onClose: () => void;
}) {
  const { t } = useTranslation('vrClassroom');
  const [pageIndex, setPage] = useState(1);
  const { id: centerId } = centre;
  const detail = useQuery(api.vrCases.centerDetail.queryOptions({ input: { centerId }, ...quiet }));
  const input = { ...period, centerId, pageIndex, pageSize };
  const months = useQuery(api.vrCases.centerTestRequestStatistics.queryOptions({ input, ...quiet }));
  const amount = (value: number) => (isUnlimited(value) ? t('unlimited') : value);
  return (
    <MonthsDrawer title={t('statistics.ofCenter', { name: centre.name })} onClose={onClose}>
      {detail.isError && <LoadFailed error={detail.error} onRetry={detail.refetch} />}
      {detail.data && (
        <FactList
          column={{ xs: 1, sm: 3 }}
          items={[
            { key: 'bought', label: t('statistics.bought'), children: amount(detail.data.bought) },
            { key: 'used', label: t('statistics.used'), children: detail.data.used },
            { key: 'left', label: t('statistics.left'), children: amount(detail.data.left) },
            { key: 'locations', label: t('statistics.locations'), span: 'filled', children: detail.data.locations.join(', ') || t('none') },
          ]}
        />
      )}
      <div>
        <ExportButton path="/api/vrclassroom/Admin/Center/TestRequestStatistics/Excel" method="POST" query={{ ...period, centerId }} />
      </div>
      <Months months={months} page={pageIndex} onPage={setPage} />
    </MonthsDrawer>
  );
}

function MonthsDrawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <SideDrawer size="large" title={title} onClose={onClose}>
      <Flex vertical gap="middle">
        {children}
      </Flex>
    </SideDrawer>
  );
}

interface MonthsProps {
  months: {
    data?: { items: MonthStatistic[]; totalCount: number } | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
}

function Months({ months: { data, error, isPending, refetch }, page, onPage }: MonthsProps) {
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton active />;
  const items = data?.items ?? [];
  return (
    <>
      {items.length > 1 && <MonthsChart months={items} />}
      <MonthsTable items={items} total={data?.totalCount ?? 0} page={page} onPage={onPage} />
    </>
  );
}

/** Tests that were finished, month by month: the latest comes first from the server, and last in a line. */
function MonthsChart({ months }: { months: readonly MonthStatistic[] }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <ChartFigure
      chart={{
        kind: 'line',
        title: t('statistics.finished'),
        headers: { name: t('statistics.month'), value: t('statistics.finished') },
        points: months.map(({ period, finished }) => ({ name: period, value: finished })).reverse(),
      }}
    />
  );
}

function MonthsTable({
  items,
  total,
  page,
  onPage,
}: {
  items: MonthStatistic[];
  total: number;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('vrClassroom');
  return (
    <CardTable<MonthStatistic>
      rowKey="period"
      columns={[{ key: 'period', title: t('statistics.month'), dataIndex: 'period' }, ...countColumns<MonthStatistic>(t)]}
      rows={items}
      empty={t('statistics.noMonths')}
      pagination={pagesOf({ page, pageSize, total, onPage })}
    />
  );
}

/** What is counted of a month, or of a centre. */
export function countColumns<Row extends Omit<MonthStatistic, 'period'>>(t: TFunction<'vrClassroom'>): TableColumnsType<Row> {
  const fields = ['requests', 'open', 'finished', 'cancelled', 'childCount'] as const;
  return fields.map((field) => ({ key: field, title: t(`statistics.${field}`), align: 'right', render: (_, row) => row[field] }));
}
