import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Status } from '../../../ui/status.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useAppointmentChanges, type useAppointments } from './queries.ts';

export type OpenedAppointment = { kind: 'change' | 'feedback' | 'read'; appointment: TrainingAppointment };

interface Props {
  list: ReturnType<typeof useAppointments>;
  /** Whether they are planned here; of a stopped module they are only read. */
  mayWrite: boolean;
  /** Names trainer and module: the appointments of several. */
  withTrainer?: boolean;
  onOpen: (opened: OpenedAppointment) => void;
}

/** Appointments with what can be done about each. */
export function AppointmentTable({ list, mayWrite, withTrainer = false, onOpen }: Props) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const trainer: TableColumnsType<TrainingAppointment> = withTrainer
    ? [{ key: 'trainer', title: t('word.trainer'), render: (_, row) => `${row.trainer.name} · ${row.trainingModule}` }]
    : [];
  const columns: TableColumnsType<TrainingAppointment> = [
    {
      key: 'title',
      title: t('appointments.name'),
      render: (_, { title, note }) => (
        <Flex vertical>
          {title}
          {note && <Typography.Text type="secondary">{note}</Typography.Text>}
        </Flex>
      ),
    },
    ...trainer,
    { key: 'start', title: t('appointments.start'), render: (_, { startTime }) => formatDateTime(startTime, zone) },
    { key: 'hours', title: t('appointments.hours'), align: 'right', dataIndex: 'duration' },
    { key: 'leader', title: t('appointments.leader'), render: (_, { supervisor }) => supervisor.name },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { complete }) => (
        <Status meaning={complete ? 'good' : 'waiting'}>{t(`appointments.states.${complete ? 'complete' : 'open'}`)}</Status>
      ),
    },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, appointment) => <Actions appointment={appointment} mayWrite={mayWrite} onOpen={onOpen} />,
    },
  ];
  return (
    <Loaded query={list}>
      {(rows) => (
        <CardTable<TrainingAppointment> label={t('appointments.title')} rows={rows} empty={t('appointments.none')} columns={columns} />
      )}
    </Loaded>
  );
}

function Actions({ appointment, mayWrite, onOpen }: { appointment: TrainingAppointment } & Pick<Props, 'mayWrite' | 'onOpen'>) {
  const { t } = useTranslation('certification');
  const ask = useAsk();
  const { complete, remove } = useAppointmentChanges();
  const { id, title: name, complete: isComplete, feedback } = appointment;
  const confirmComplete = async () => {
    let hasFeedback = true;
    const run = async () => {
      ({ hasFeedback } = await complete.mutateAsync({ id }));
    };
    const isDone = await ask({
      title: t('appointments.completeTitle', { name }),
      text: t('appointments.completeText'),
      ok: t('appointments.complete'),
      run,
      done: t('appointments.completed'),
    });
    if (isDone && !hasFeedback) onOpen({ kind: 'feedback', appointment });
  };
  const confirmRemove = () =>
    ask({
      title: t('word.deleteNamed', { name }),
      text: t('appointments.removeText'),
      ok: t('word.delete'),
      danger: true,
      run: () => remove.mutateAsync({ id }),
      done: t('appointments.removed'),
    });
  return (
    <Flex gap="small" wrap role="group" aria-label={t('actionsFor', { name })}>
      {mayWrite && !isComplete && (
        <>
          <Button size="small" onClick={() => void confirmComplete()}>
            {t('appointments.complete')}
          </Button>
          <Button size="small" onClick={() => onOpen({ kind: 'change', appointment })}>
            {t('word.edit')}
          </Button>
          <Button size="small" danger onClick={() => void confirmRemove()}>
            {t('word.delete')}
          </Button>
        </>
      )}
      {feedback !== null && (
        <Button size="small" onClick={() => onOpen({ kind: 'read', appointment })}>
          {t('appointments.readFeedback')}
        </Button>
      )}
      {mayWrite && (
        <Button size="small" onClick={() => onOpen({ kind: 'feedback', appointment })}>
          {t(feedback === null ? 'appointments.giveFeedback' : 'appointments.changeFeedback')}
        </Button>
      )}
    </Flex>
  );
}
