import { writtenFigure } from '@trellis/contract/charts/figures';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { type CardProps, OverviewCard } from './overview-card.tsx';

type Rating = NonNullable<SubjectOverview['training']>['rating'];

/** What was rated last, and how it went until then. */
export function RatingCard({ rating }: CardProps & { rating: Rating }) {
  const { t, i18n } = useTranslation('subjectOverview');
  const last = rating?.points.at(-1);
  if (!rating || !last) {
    return (
      <OverviewCard title={t('rating.title')}>
        <Typography.Text type="secondary">{t('rating.none')}</Typography.Text>
      </OverviewCard>
    );
  }
  const { name, most, points, isTrial } = rating;
  const language = toLanguage(i18n.language as Locale);
  const headers = { name: t('rating.session'), value: t('rating.stars') };
  return (
    <OverviewCard title={t('rating.title')}>
      <strong className="overview-figure">{t('rating.of', { value: writtenFigure(last.value, language), most })}</strong>
      <Typography.Text type="secondary">
        {isTrial ? t('rating.ofTrial', { name }) : t('rating.what', { name, num: last.num })}
      </Typography.Text>
      {points.length > 1 && (
        <ChartFigure
          chart={{ kind: 'sparkline', title: name, headers, most, points: points.map(({ num, value }) => ({ name: String(num), value })) }}
        />
      )}
    </OverviewCard>
  );
}
