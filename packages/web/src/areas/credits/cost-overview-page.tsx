import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CreditOverview, CreditTotals } from '@trellis/contract/credits/overview-schemas';
import { Alert, Card, Flex, Segmented, Skeleton, Statistic, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { OpenImport } from '../../ui/imports/open-import.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { daysOf, type OverviewSearch } from './overview-search.ts';
import { ChildTable, CoachTable } from './overview-tables.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { QuotaTable } from './quota-table.tsx';

const route = getRouteApi('/system/center/hfs/costOverview');
const sums = ['opening', 'sold', 'returned', 'adjusted', 'consumed', 'closing'] as const;
/** What moved; an adjustment may have taken more than it gave, and stands in figures alone. */
const moved = ['sold', 'returned', 'consumed'] as const;

/** What families bought and used in a period, by child and by coach, and what the centre bought itself. */
export function CostOverviewPage() {
  const { t } = useTranslation('credits');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { zone, can } = useCurrentUser();
  const today = wallClock(zone);
  const period = search.period ?? today.format('YYYY-MM');
  const days = daysOf(period);
  const totals = useQuery(api.creditOverview.totals.queryOptions({ input: days }));
  const show = (change: Partial<OverviewSearch>) =>
    void navigate({ search: { ...search, page: 1, sorting: undefined, ...change }, replace: true });
  const table = { days, search, onSearch: show };
  return (
    <Flex vertical gap="middle">
      <PageHeader
        title={t('overview.title')}
        extra={
          can('RocketSystem.UserCredit.Write') && (
            <Flex gap="small" wrap>
              <ChangeButtons />
              <OpenImport of={[{ path: '/system/center/hfs/costOverviewImport' }]} />
            </Flex>
          )
        }
      />
      <Typography.Text type="secondary">{t('overview.hint')}</Typography.Text>
      <Flex gap="middle" wrap justify="space-between">
        <PeriodFilter period={period} commodity={search.commodity} today={today} onChange={show} />
        <ExportButton path="/api/rocketAdmin/userCredit/overview/excelDownload" query={days} />
      </Flex>
      {totals.isError && <LoadFailed error={totals.error} onRetry={totals.refetch} />}
      {totals.isPending && <Skeleton active />}
      {totals.data && <Sums totals={totals.data.totals.find(({ commodity }) => commodity === search.commodity)} />}
      <Segmented
        aria-label={t('overview.by')}
        value={search.by}
        onChange={(by) => show({ by })}
        options={[
          { value: 'child' as const, label: t('overview.byChild') },
          { value: 'coach' as const, label: t('overview.byCoach') },
        ]}
        style={{ alignSelf: 'start' }}
      />
      {search.by === 'child' ? <ChildTable {...table} /> : <CoachTable {...table} />}
      <QuotaTable />
      {totals.data && <LastCheck check={totals.data.lastCheck} zone={zone} />}
    </Flex>
  );
}

function Sums({ totals }: { totals: CreditTotals | undefined }) {
  const { t } = useTranslation('credits');
  const { token } = theme.useToken();
  if (!totals) return null;
  return (
    <section aria-label={t('overview.figures')}>
      <Flex gap="middle" wrap>
        {sums.map((sum) => (
          <Card key={sum} size="small" style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}>
            <Statistic title={t(`overview.${sum}`)} value={totals[sum]} />
          </Card>
        ))}
      </Flex>
      <Typography.Paragraph type="secondary" style={{ margin: `${token.marginXS}px 0 0` }}>
        {t('overview.sum')}
      </Typography.Paragraph>
      <div style={{ maxInlineSize: token.screenSM, marginBlockStart: token.margin }}>
        <ChartFigure
          chart={{
            kind: 'bars',
            title: t('overview.figures'),
            headers: { name: t('columns.kind'), value: t('columns.change') },
            bars: moved.map((sum) => ({ name: t(`overview.${sum}`), value: totals[sum] })),
          }}
        />
      </div>
    </section>
  );
}

/** When the accounts were last compared with their postings, and how that ended. */
function LastCheck({ check, zone }: { check: CreditOverview['lastCheck']; zone: string }) {
  const { t } = useTranslation('credits');
  if (!check) return <Typography.Text type="secondary">{t('overview.unchecked')}</Typography.Text>;
  const { at, accounts: count, faults } = check;
  const values = { at: formatDateTime(at, zone), count, faults };
  return faults > 0 ? (
    <Alert type="error" showIcon title={t('overview.faulty', values)} />
  ) : (
    <Typography.Text type="secondary">{t('overview.checked', values)}</Typography.Text>
  );
}
