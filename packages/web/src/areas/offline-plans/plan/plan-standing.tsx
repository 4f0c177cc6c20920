import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { CertificateWarning } from '../reminders/certificate-warning.tsx';
import { LowClassesInPlan } from './low-classes-warning.tsx';
import { ReadyToEnd } from './ready-to-end.tsx';

/** How far a plan is, and what asks for a hand. */
export function PlanStanding({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('offlinePlans');
  const { num, totalNum, state, isClosed } = plan;
  return (
    <>
      <Progress
        aria-label={t('plan.progress', { num, totalNum })}
        percent={totalNum === 0 ? 0 : Math.round((num / totalNum) * 100)}
        format={() => `${num} / ${totalNum}`}
      />
      {state === 'active' && !isClosed && <CertificateWarning planId={plan.id} />}
      {state === 'active' && !isClosed && <LowClassesInPlan subject={{ id: plan.subjectId, name: plan.subjectName }} />}
      {state === 'readyToEnd' && <ReadyToEnd plan={plan} />}
    </>
  );
}
