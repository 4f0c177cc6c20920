import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { AppointmentDrawer } from './appointment-drawer.tsx';
import { AppointmentTable, type OpenedAppointment } from './appointment-table.tsx';
import { FeedbackDialog, FeedbackShown } from './feedback-dialog.tsx';
import { useAppointments, useRecordState } from './queries.ts';
import { TrainerRecordDrawer } from './trainer-record-drawer.tsx';

/** Practical training of a module: its appointments, and what the trainer records of practice. */
export function TrainingTab({ module, mayWrite }: { module: TrainerTrainingModule; mayWrite: boolean }) {
  const { t } = useTranslation('certification');
  const appointments = useAppointments(module.id);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<OpenedAppointment>();
  const close = () => setOpened(undefined);
  const isStopped = module.status === 'Stopped';
  const isOver = module.status === 'Expired';
  const hasOpen = appointments.data?.some(({ complete }) => !complete) ?? true;
  return (
    <Flex vertical gap="middle">
      {mayWrite && !isStopped && (
        <Flex gap="small" wrap align="center">
          <Button size="small" disabled={hasOpen || isOver} onClick={() => setAdding(true)}>
            {t('appointments.add')}
          </Button>
          {(hasOpen || isOver) && (
            <Typography.Text type="secondary">{t(isOver ? 'appointments.addOver' : 'appointments.addHint')}</Typography.Text>
          )}
        </Flex>
      )}
      <AppointmentTable list={appointments} mayWrite={mayWrite && !isStopped} onOpen={setOpened} />
      <Practice module={module} />
      {isAdding && <AppointmentDrawer module={module} onClose={() => setAdding(false)} />}
      {opened?.kind === 'change' && <AppointmentDrawer module={module} appointment={opened.appointment} onClose={close} />}
      {opened?.kind === 'feedback' && <FeedbackDialog appointment={opened.appointment} onClose={close} />}
      {opened?.kind === 'read' && <FeedbackShown appointment={opened.appointment} onClose={close} />}
    </Flex>
  );
}

/** The trainer writes the record until the module is stopped or it was submitted; others read it from then on. */
function Practice({ module: { id, status, startTime, trainer } }: { module: TrainerTrainingModule }) {
  const { t } = useTranslation('certification');
  const isOwn = useCurrentUser().id === trainer.id;
  const { data } = useRecordState(id);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const isComplete = data.record?.isComplete ?? false;
  const mayWrite = isOwn && status !== 'Stopped' && startTime !== null && !isComplete;
  return (
    <section aria-label={t('trainerRecords.title')}>
      <Typography.Paragraph strong>{t('trainerRecords.title')}</Typography.Paragraph>
      {mayWrite || data.record ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t(mayWrite ? 'trainerRecords.write' : 'trainerRecords.read')}
        </Button>
      ) : (
        <Typography.Text type="secondary">{t('trainerRecords.none')}</Typography.Text>
      )}
      {isOpen && <TrainerRecordDrawer trainerModuleId={id} isWritten={mayWrite} onClose={() => setOpen(false)} />}
    </section>
  );
}
