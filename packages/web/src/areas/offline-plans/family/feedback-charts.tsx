import type { FeedbackSeries } from '@trellis/contract/offline-plans/record-calls';
import { Empty, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFeedbackCharts } from './queries.ts';
import { ratingChart } from './rating-chart.ts';

/** Each rating of a plan, session by session. */
export function FeedbackCharts({ planId }: { planId: string }) {
  const { t } = useTranslation('familyPages');
  const charts = useFeedbackCharts(planId);
  if (charts.isError) return <LoadFailed error={charts.error} onRetry={charts.refetch} />;
  if (!charts.data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const series = charts.data.series as FeedbackSeries[];
  if (series.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('records.noChart')} />;
  return (
    <Flex vertical gap="large">
      {series.map((one) => {
        const title = t('records.seriesTitle', { source: t(`records.source.${one.source}`), name: one.name });
        return (
          <section key={title}>
            <Typography.Title level={3} style={{ fontSize: 'var(--text-body)' }}>
              {title}
            </Typography.Title>
            <ChartFigure chart={ratingChart(t, title, one)} />
          </section>
        );
      })}
    </Flex>
  );
}
