import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

// solid where the state matters: the pale shades of green and amber have too little contrast
const sessionLooks: Record<SessionView['state'], TagProps> = {
  notStarted: {},
  open: { color: 'blue' },
  finished: { color: 'success', variant: 'solid' },
};
const planLooks: Record<PlanSummary['state'], TagProps> = {
  active: { color: 'blue' },
  readyToEnd: { color: 'warning', variant: 'solid' },
  ended: {},
  deleted: {},
};

/** The state of a session. */
export function SessionStateTag({ state }: { state: SessionView['state'] }) {
  const { t } = useTranslation('offlinePlans');
  return <Tag {...sessionLooks[state]}>{t(`sessions.state.${state}`)}</Tag>;
}

/** The state of a plan. */
export function PlanStateTag({ state }: { state: PlanSummary['state'] }) {
  const { t } = useTranslation('offlinePlans');
  return <Tag {...planLooks[state]}>{t(`plan.state.${state}`)}</Tag>;
}

/** Whether an exercise was done, was not, or is still to come. */
export function OutcomeTag({ hasDone }: { hasDone: boolean | null }) {
  const { t } = useTranslation('offlinePlans');
  if (hasDone === null) return <Tag>{t('item.pending')}</Tag>;
  return (
    <Tag variant="solid" color={hasDone ? 'success' : 'warning'}>
      {hasDone ? t('item.done') : t('item.notDone')}
    </Tag>
  );
}

/** Whether a form was given. */
export function AnsweredTag({ isAnswered }: { isAnswered: boolean }) {
  const { t } = useTranslation('offlinePlans');
  return isAnswered ? (
    <Tag variant="solid" color="success">
      {t('forms.answered')}
    </Tag>
  ) : (
    <Tag>{t('forms.missing')}</Tag>
  );
}
