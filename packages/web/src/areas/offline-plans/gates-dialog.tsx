import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { GateLine } from './gate-line.tsx';
import { useRunningHere } from './session/running-here.ts';
import { RunningLine } from './session/running-line.tsx';
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
  const running = useRunningHere(planId);
  const isBlocked = gates.data?.canStart === false || running !== undefined;
  const ready = gates.data !== undefined && !isBlocked && !gates.isFetching;

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
            <GateLine key={gate.code} gate={gate} planId={planId} about={gates.data} onFollow={onClose} />
          ))}
          {running && <RunningLine running={running} onFollow={onClose} />}
          {gates.data.gates.length === 0 && !running && <Alert type="success" showIcon title={t('gates.allClear')} />}
          {isBlocked && <Typography.Text type="secondary">{t('gates.blocked')}</Typography.Text>}
        </Flex>
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  );
}
