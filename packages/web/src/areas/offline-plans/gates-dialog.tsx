import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@trellis/contract/errors';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { Gate } from '@trellis/contract/offline-plans/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PathLink } from '../../ui/path-link.tsx';
import { RetestCodeDialog } from '../assessments/public.ts';
import { gatesQuery } from './session/session-query.ts';
import { useBeginNext } from './use-begin-next.ts';

interface GatesDialogProps {
  planId: string;
  onClose: () => void;
}

/** Everything that stands against starting the next session, at once, and the start itself. */
export function GatesDialog({ planId, onClose }: GatesDialogProps) {
  const { t } = useTranslation('offlinePlans');
  const { begin, isPending } = useBeginNext(planId, onClose);
  const gates = useQuery(gatesQuery(planId));
  // what was refused is a gate by now: show it where it is mended
  const start = () => void begin().catch(() => gates.refetch());
  const ready = gates.data?.canStart === true && !gates.isFetching;

  return (
    <Dialog
      isTouched
      onClose={onClose}
      title={typeof gates.data?.num === 'number' ? t('gates.title', { num: gates.data.num }) : t('gates.titleWithoutNum')}
      footer={(close) => (
        <Flex justify="end" gap="small" wrap>
          <Button onClick={close}>{t('gates.cancel')}</Button>
          {gates.data && !gates.data.canStart && (
            <Button loading={gates.isFetching} onClick={() => void gates.refetch()}>
              {t('gates.recheck')}
            </Button>
          )}
          <Button type="primary" disabled={!ready} loading={isPending} onClick={start}>
            {t('gates.start')}
          </Button>
        </Flex>
      )}
    >
      {gates.data ? (
        <Flex vertical gap="small">
          <Typography.Text>{t('gates.remaining', { count: gates.data.remainingClasses })}</Typography.Text>
          {gates.data.gates.map((gate) => (
            <GateLine key={gate.code} gate={gate} interim={gates.data.openInterim} onFollow={onClose} />
          ))}
          {gates.data.gates.length === 0 && <Alert type="success" showIcon title={t('gates.allClear')} />}
          {!gates.data.canStart && <Typography.Text type="secondary">{t('gates.blocked')}</Typography.Text>}
        </Flex>
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  );
}

type OpenInterim = NonNullable<OutputOf<typeof offlinePlanCalls.beforeStartCourse>['openInterim']>;
const ofInterim = 'RocketSystem:UncompletedMediumAssessment' satisfies ErrorCode;

/** An interim assessment waits for its answers: here is the code by which a guardian gives them. */
function InterimLine({ gate, interim }: { gate: Gate; interim: OpenInterim }) {
  const { t } = useTranslation('offlinePlans');
  const { can } = useCurrentUser();
  const [isShown, setShown] = useState(false);
  const code = can('RocketSystem.UserAssessment.Write') && (
    <Button size="small" onClick={() => setShown(true)}>
      {t('gates.evaluationQrCode')}
    </Button>
  );
  return (
    <>
      <Alert type="warning" showIcon title={interim.title} description={gate.message} action={code} />
      <Suspense>{isShown && <RetestCodeDialog interim={interim} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}

const ofClasses: readonly string[] = ['RocketSystem:NoValidContract', 'RocketSystem:FewClassesLeft'] satisfies ErrorCode[];

interface GateProps {
  gate: Gate;
  interim: OpenInterim | null;
  onFollow: () => void;
}

function GateLine({ gate, interim, onFollow }: GateProps) {
  const { t } = useTranslation(['offlinePlans', 'credits']);
  if (interim && gate.code === ofInterim) return <InterimLine gate={gate} interim={interim} />;
  const blocks = gate.level === 'block';
  // classes are sold by those who may: everybody else asks them
  const isOthers = gate.mend === null && ofClasses.includes(gate.code);
  return (
    <Alert
      type={blocks ? 'error' : 'warning'}
      showIcon
      title={blocks ? t('gates.block') : t('gates.warn')}
      description={isOthers ? `${gate.message} ${t('credits:low.contactAdmin')}` : gate.message}
      action={
        gate.mend && (
          <PathLink path={gate.mend} onFollow={onFollow}>
            {t('gates.mend')}
          </PathLink>
        )
      }
    />
  );
}
