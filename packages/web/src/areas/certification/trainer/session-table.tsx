import type { SuperviseSession } from '@trellis/contract/certification/supervision-calls';
import { Button, Flex, Skeleton, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { useSessionChanges, type useSessions } from './queries.ts';
import { SessionStatus } from './status-tags.tsx';
import { SummaryDrawer, type SummaryShown } from './summary-drawer.tsx';

interface Props {
  list: ReturnType<typeof useSessions>;
  /** A stopped module is only read. */
  isStopped?: boolean;
  /** Names trainer and module: the sessions of several. */
  withTrainer?: boolean;
}

/** Supervision sessions with their summaries: each side writes its own, and reads the other's once it is submitted. */
export function SessionTable({ list, isStopped = false, withTrainer = false }: Props) {
  const { t } = useTranslation('certification');
  const [shown, setShown] = useState<SummaryShown>();
  const [handedOver, setHandedOver] = useState<SuperviseSession>();
  const columns = useColumns({ isStopped, withTrainer, onShow: setShown, onHandOver: setHandedOver });
  if (list.error) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <Skeleton active />;
  return (
    <>
      <CardTable<SuperviseSession> label={t('sessions.title')} columns={columns} rows={list.data} empty={t('sessions.none')} />
      {shown && <SummaryDrawer key={`${shown.session.id} ${shown.side}`} {...shown} onClose={() => setShown(undefined)} />}
      {handedOver && <HandOverDialog session={handedOver} onClose={() => setHandedOver(undefined)} />}
    </>
  );
}

interface ColumnOptions {
  isStopped: boolean;
  withTrainer: boolean;
  onShow: (shown: SummaryShown) => void;
  onHandOver: (session: SuperviseSession) => void;
}

function useColumns({ isStopped, withTrainer, ...opens }: ColumnOptions): TableColumnsType<SuperviseSession> {
  const { t } = useTranslation('certification');
  const trainer: TableColumnsType<SuperviseSession> = withTrainer
    ? [
        {
          key: 'trainer',
          title: t('word.trainer'),
          render: (_, { trainer: person, trainingModule }) => (
            <Flex vertical>
              {person.name}
              <Typography.Text type="secondary">{trainingModule}</Typography.Text>
            </Flex>
          ),
        },
      ]
    : [];
  return [
    { key: 'order', title: t('sessions.order'), dataIndex: 'order' },
    ...trainer,
    { key: 'state', title: t('word.state'), render: (_, { status }) => <SessionStatus status={status} /> },
    { key: 'supervisor', title: t('sessions.supervisor'), render: (_, { supervisor }) => supervisor.name },
    { key: 'score', title: t('sessions.score'), align: 'right', render: (_, { supervisorScoring }) => supervisorScoring ?? '—' },
    {
      key: 'summaries',
      title: t('sessions.summaries'),
      render: (_, session) => <Summaries session={session} isStopped={isStopped} {...opens} />,
    },
  ];
}

function Summaries({ session, isStopped, onShow, onHandOver }: { session: SuperviseSession } & Omit<ColumnOptions, 'withTrainer'>) {
  const { t } = useTranslation('certification');
  const { id: userId, can, canWrite, type } = useCurrentUser();
  const ask = useAsk();
  const { remove } = useSessionChanges();
  const { order, status, supervisor, trainer, supervisorSSummaryFinish, trainerSummaryFinish } = session;
  const isPlatform = type === 'Management' && canWrite('RocketSystem.TrainerTraining.Write');
  const maySupervise = !isStopped && !supervisorSSummaryFinish && (supervisor.id === userId || isPlatform);
  const mayReview = !isStopped && !trainerSummaryFinish && trainer.id === userId;
  const confirmRemove = () =>
    ask({
      title: t('sessions.removeTitle', { order }),
      text: t('sessions.removeText'),
      ok: t('word.delete'),
      danger: true,
      run: () => remove.mutateAsync({ id: session.id }),
      done: t('sessions.removed'),
    });
  return (
    <Flex gap="small" wrap role="group" aria-label={t('actionsFor', { name: t('sessions.orderOf', { order }) })}>
      {maySupervise && (
        <Button size="small" onClick={() => onShow({ session, side: 'supervisor', isWritten: true })}>
          {t('sessions.writeSupervisor')}
        </Button>
      )}
      {mayReview && (
        <Button size="small" onClick={() => onShow({ session, side: 'trainer', isWritten: true })}>
          {t('sessions.writeOwn')}
        </Button>
      )}
      {supervisorSSummaryFinish && (
        <Button size="small" onClick={() => onShow({ session, side: 'supervisor', isWritten: false })}>
          {t('sessions.readSupervisor')}
        </Button>
      )}
      {trainerSummaryFinish && (
        <Button size="small" onClick={() => onShow({ session, side: 'trainer', isWritten: false })}>
          {t('sessions.readTrainer')}
        </Button>
      )}
      {isPlatform && !isStopped && !supervisorSSummaryFinish && (
        <Button size="small" onClick={() => onHandOver(session)}>
          {t('sessions.handOver')}
        </Button>
      )}
      {!isStopped && status === 'NotStart' && can('RocketSystem.Supervision.Delete') && (
        <Button size="small" danger onClick={confirmRemove}>
          {t('word.delete')}
        </Button>
      )}
    </Flex>
  );
}
