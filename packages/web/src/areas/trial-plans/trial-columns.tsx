import type { TrialState } from '@trellis/contract/trial-plans/rules';
import type { TrialSummary } from '@trellis/contract/trial-plans/schemas';
import { type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Stars } from '../../ui/stars.tsx';
import { type Meaning, Status } from '../../ui/status.tsx';

const meanings: Record<TrialState, Meaning> = { open: 'waiting', finished: 'good', cancelled: 'neutral' };

export function TrialStateTag({ state }: { state: TrialState }) {
  const { t } = useTranslation('trialPlans');
  return <Status meaning={meanings[state]}>{t(`state.${state}`)}</Status>;
}

/** What every list of trials says of one. */
export function useTrialColumns(): TableColumnsType<TrialSummary> {
  const { t } = useTranslation('trialPlans');
  const { zone } = useCurrentUser();
  return [
    { key: 'state', title: t('columns.state'), render: (_, { state }) => <TrialStateTag state={state} /> },
    { key: 'trainingType', title: t('columns.trainingType'), render: (_, { trainingType }) => t(`trainingType.${trainingType}`) },
    { key: 'complaint', title: t('columns.complaint'), render: (_, { complaint }) => complaint || t('word.nothing') },
    {
      key: 'programs',
      title: t('columns.programs'),
      render: (_, { doneCount, programCount }) => t('doneOf', { done: doneCount, count: programCount }),
    },
    {
      key: 'rating',
      title: t('columns.rating'),
      render: (_, { rating }) => (rating === null ? t('word.nothing') : <Stars disabled allowHalf value={rating} />),
    },
    { key: 'coach', title: t('columns.coach'), render: (_, { coachName }) => coachName },
    { key: 'started', title: t('columns.started'), render: (_, { startedAt }) => formatDateTime(startedAt, zone) },
    {
      key: 'finished',
      title: t('columns.finished'),
      render: (_, { finishedAt }) => (finishedAt ? formatDateTime(finishedAt, zone) : t('word.nothing')),
    },
  ];
}
