import type { ErrorCode } from '@trellis/contract/errors';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { Gate } from '@trellis/contract/offline-plans/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { ArrangeDialog } from '../assessments/public.ts';
import { InterimCodeButton } from './interim-code-button.tsx';
import { useGatesChanged } from './queries.ts';

type BeforeStart = OutputOf<typeof offlinePlanCalls.beforeStartCourse>;
const ofInterim = 'RocketSystem:UncompletedMediumAssessment' satisfies ErrorCode;
const ofRetest = 'RocketSystem:RetestDue' satisfies ErrorCode;

/** A retest is due: here it is arranged. From then on it waits for its answers, and its code stands here. */
function RetestLine({ gate, planId, childName }: { gate: Gate; planId: string; childName: string }) {
  const { t } = useTranslation(['planLife', 'offlinePlans']);
  const { can } = useCurrentUser();
  const [isShown, setShown] = useState(false);
  const gatesChanged = useGatesChanged(planId);
  const close = () => {
    setShown(false);
    gatesChanged();
  };
  const arrange = can('RocketSystem.UserAssessment.Write') && (
    <Button size="small" onClick={() => setShown(true)}>
      {t('due.retest')}
    </Button>
  );
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('offlinePlans:gates.warn')}
        description={arrange ? gate.message : `${gate.message} ${t('due.askOthers')}`}
        action={arrange}
      />
      <Suspense>{isShown && <ArrangeDialog planId={planId} childName={childName} onClose={close} />}</Suspense>
    </>
  );
}

/** What somebody else puts right where the reader may not. */
const ofClasses: readonly string[] = ['RocketSystem:NoValidContract', 'RocketSystem:FewClassesLeft'] satisfies ErrorCode[];
const ofOthers: readonly string[] = [
  'RocketSystem:SettingsIncomplete',
  'RocketSystem:CoachTimesUsedUp',
  'RocketSystem:CertificateExpired',
  'RocketSystem:ParentInterviewDue',
] satisfies ErrorCode[];

interface GateProps {
  gate: Gate;
  planId: string;
  about: BeforeStart;
  onFollow: () => void;
}

/** One thing that stands against a start or is to be thought of, with the way to where it is put right. */
export function GateLine({ gate, planId, about: { openInterim, subjectName }, onFollow }: GateProps) {
  const { t } = useTranslation(['offlinePlans', 'credits', 'planLife']);
  if (openInterim && gate.code === ofInterim) {
    const code = <InterimCodeButton interim={openInterim} />;
    return <Alert type="warning" showIcon title={openInterim.title} description={gate.message} action={code} />;
  }
  if (gate.code === ofRetest) return <RetestLine gate={gate} planId={planId} childName={subjectName} />;
  const blocks = gate.level === 'block';
  return (
    <Alert
      type={blocks ? 'error' : 'warning'}
      showIcon
      title={blocks ? t('gates.block') : t('gates.warn')}
      description={gate.mend === null ? [gate.message, whomToAsk(gate.code)].join(' ').trim() : gate.message}
      action={
        gate.mend && (
          <PathLink path={gate.mend} onFollow={onFollow}>
            {t('gates.mend')}
          </PathLink>
        )
      }
    />
  );

  function whomToAsk(code: string): string {
    if (ofClasses.includes(code)) return t('credits:low.contactAdmin');
    return ofOthers.includes(code) ? t('planLife:due.askOthers') : '';
  }
}
