import type { LineChart } from '@trellis/contract/charts/figures';
import type { FeedbackSeries } from '@trellis/contract/offline-plans/record-calls';
import type { TFunction } from 'i18next';

/** Stars over sessions. */
export const ratingChart = (
  t: TFunction<'familyPages'>,
  title: string,
  { points, most }: FeedbackSeries,
): LineChart & { title: string } => ({
  kind: 'line',
  title,
  headers: { name: t('records.sessionNumber'), value: t('records.stars') },
  most,
  points: points.map(({ num, value }) => ({ name: String(num), value })),
});
