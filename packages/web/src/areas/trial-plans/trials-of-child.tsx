import type { BarsChart } from '@trellis/contract/charts/figures';
import type { CategoryPerformance, TrialSummary } from '@trellis/contract/trial-plans/schemas';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import type { PageSearch } from '../../ui/list-search.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { usePerformance, useTrialsOf } from './queries.ts';
import { useTrialColumns } from './trial-columns.tsx';

const first: PageSearch = { page: 1, size: 10 };

interface Props {
  subjectId: string;
  /** Given where a trial may be opened. */
  onOpen?: (trial: TrialSummary) => void;
}

/** A child's trials, and what they say of each category. */
export function TrialsOfChild({ subjectId, onOpen }: Props) {
  const { t } = useTranslation('trialPlans');
  const [search, setSearch] = useState(first);
  const columns = useTrialColumns();
  return (
    <Flex vertical gap="large">
      <PagedTable<TrialSummary>
        label={t('tab.title')}
        columns={columns}
        list={useTrialsOf(subjectId, search)}
        search={search}
        onSearch={setSearch}
        empty={{ title: t('tab.empty'), hint: t('tab.emptyHint') }}
        onOpen={onOpen}
      />
      <Performance subjectId={subjectId} />
    </Flex>
  );
}

/** By category: how often it was tried and done, and the mean rating. */
function Performance({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('trialPlans');
  const items = (usePerformance(subjectId).data?.items ?? []) as CategoryPerformance[];
  if (items.length === 0) return null;
  const verdictOf = ({ tried, done, meanRating }: CategoryPerformance) =>
    meanRating === null ? t('performance.doneOf', { done, tried }) : t('performance.ratedOf', { done, tried, rating: meanRating });
  const chart: BarsChart & { title: string } = {
    kind: 'bars',
    title: t('performance.title'),
    headers: { name: t('performance.category'), value: t('performance.share'), verdict: t('performance.how') },
    most: 100,
    unit: '%',
    bars: items.map((one) => ({ name: one.name, value: Math.round((one.done / one.tried) * 100), verdict: verdictOf(one) })),
  };
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 'var(--text-large)' }}>
        {t('performance.title')}
      </Typography.Title>
      <ChartFigure chart={chart} />
    </section>
  );
}
