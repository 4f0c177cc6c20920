import { balanceChart } from '@trellis/contract/credits/balance-chart';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { useLatestRecords } from './queries.ts';

/** What was left after each of the latest records; nothing where two days cannot be compared yet. */
export function BalanceCourse({ subjectId }: { subjectId: string }) {
  const { i18n } = useTranslation();
  const { zone } = useCurrentUser();
  const { data } = useLatestRecords(subjectId);
  const records = data?.items.map(({ creationTime, commodity, balance }) => ({ day: formatDay(creationTime, zone), commodity, balance }));
  const chart = balanceChart(records ?? [], toLanguage(i18n.language as Locale));
  if (!chart) return null;
  return (
    <section aria-label={chart.title}>
      <Typography.Title level={2} style={{ fontSize: 'inherit' }}>
        {chart.title}
      </Typography.Title>
      <ChartFigure chart={chart} />
    </section>
  );
}
