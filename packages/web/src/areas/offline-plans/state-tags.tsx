import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../ui/status.tsx';

const sessionMeanings: Record<SessionView['state'], Meaning> = {
  notStarted: 'neutral',
  open: 'waiting',
  finished: 'good',
  cancelled: 'neutral',
};
const planMeanings: Record<PlanSummary['state'], Meaning> = {
  active: 'waiting',
  readyToEnd: 'attention',
  ended: 'neutral',
  cancelled: 'neutral',
  deleted: 'neutral',
};

export function SessionStateTag({ state }: { state: SessionView['state'] }) {
  const { t } = useTranslation('offlinePlans');
  return <Status meaning={sessionMeanings[state]}>{t(`sessions.state.${state}`)}</Status>;
}

export function PlanStateTag({ state }: { state: PlanSummary['state'] }) {
  const { t } = useTranslation('offlinePlans');
  return <Status meaning={planMeanings[state]}>{t(`plan.state.${state}`)}</Status>;
}

/** Whether an exercise was done, was not, or is still to come. */
export function OutcomeTag({ hasDone }: { hasDone: boolean | null }) {
  const { t } = useTranslation('offlinePlans');
  if (hasDone === null) return <Status>{t('item.pending')}</Status>;
  return <Status meaning={hasDone ? 'good' : 'attention'}>{hasDone ? t('item.done') : t('item.notDone')}</Status>;
}

/** Whether a form was given, and of one that was not whether anything waits for it. */
export function AnsweredTag({ isAnswered, isOptional = false }: { isAnswered: boolean; isOptional?: boolean }) {
  const { t } = useTranslation('offlinePlans');
  if (isAnswered) return <Status meaning="good">{t('forms.answered')}</Status>;
  return <Status>{t(isOptional ? 'forms.optional' : 'forms.missing')}</Status>;
}
