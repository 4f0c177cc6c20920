import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { GateLine } from './gate-line.tsx';
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
            <GateLine key={gate.code} gate={gate} planId={planId} about={gates.data} onFollow={onClose} />
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
