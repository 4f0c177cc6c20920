import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import { appointmentHours, appointmentStepMinutes, appointmentTexts } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { DatePicker, Form, Input, InputNumber, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { dateTimeFormat } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { instantOf, wallClock } from '../../../ui/centre-time.ts';
import { takeTypedDate } from '../../../ui/date-field.tsx';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useSupervisorChoice } from '../trainer/queries.ts';
import { useAppointmentChanges } from './queries.ts';

interface Props {
  module: TrainerTrainingModule;
  /** The one that is changed; another is planned without. */
  appointment?: TrainingAppointment | undefined;
  onClose: () => void;
}

interface Values {
  title: string;
  startTime: Dayjs;
  duration: number;
  supervisorId: string;
  note?: string;
}

/** Plans an appointment, or changes one; oneself, the trainer's own or the only supervisor leads it unless another is chosen. */
export function AppointmentDrawer({ module, appointment, onClose }: Props) {
  const { t } = useTranslation('certification');
  const choice = useSupervisorChoice(module.id);
  const title = appointment ? t('word.editNamed', { name: appointment.title }) : t('appointments.addTitle', { name: module.trainer.name });
  if (!choice.data) {
    return (
      <SideDrawer title={title} loading={!choice.isError} onClose={onClose}>
        {choice.isError && <LoadFailed error={choice.error} onRetry={choice.refetch} />}
      </SideDrawer>
    );
  }
  const { items, initialId } = choice.data;
  const leaders = appointment && !items.some(({ id }) => id === appointment.supervisorId) ? [appointment.supervisor, ...items] : items;
  return <AppointmentForm {...{ title, module, appointment, leaders, initialId, onClose }} />;
}

interface FormProps extends Props {
  title: string;
  leaders: readonly { id: string; name: string }[];
  initialId: string | null;
}

function AppointmentForm({ title, module, appointment, leaders, initialId, onClose }: FormProps) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const { add, change } = useAppointmentChanges();
  const save = async ({ startTime, note, ...values }: Values) => {
    const fields = { ...values, startTime: instantOf(startTime.second(0), zone), note: note ?? null };
    if (appointment) await change.mutateAsync({ ...fields, id: appointment.id, concurrencyStamp: appointment.concurrencyStamp });
    else await add.mutateAsync({ ...fields, trainerTrainingModuleId: module.id });
    toast('success', t(appointment ? 'appointments.changed' : 'appointments.added'));
  };
  const required = (label: string) => ({ label, rules: [{ required: true, message: t('required', { field: label }) }] });
  const now = wallClock(zone);
  const next = now.second(0).minute(Math.ceil(now.minute() / appointmentStepMinutes) * appointmentStepMinutes);
  const initialValues = appointment
    ? { ...appointment, startTime: wallClock(zone, appointment.startTime) }
    : { duration: appointmentHours.min, ...(initialId ? { supervisorId: initialId } : {}) };
  return (
    <FormDrawer<Values> size="default" title={title} initialValues={initialValues} onSave={save} onClose={onClose}>
      <Form.Item label={t('appointments.module')} required>
        <Input value={module.trainingModule.displayName} readOnly aria-label={t('appointments.module')} />
      </Form.Item>
      <Form.Item name="title" {...required(t('appointments.name'))}>
        <Input maxLength={appointmentTexts.title} autoComplete="off" />
      </Form.Item>
      <Form.Item name="startTime" {...required(t('appointments.start'))}>
        <DatePicker
          format={dateTimeFormat}
          placeholder={dateTimeFormat}
          showNow={false}
          onKeyDown={takeTypedDate}
          showTime={{ format: 'HH:mm', minuteStep: appointmentStepMinutes, defaultOpenValue: next }}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="duration" {...required(t('appointments.hours'))}>
        <InputNumber min={appointmentHours.min} max={appointmentHours.max} step={appointmentHours.step} precision={1} />
      </Form.Item>
      <Form.Item name="supervisorId" {...required(t('appointments.leader'))}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={leaders.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="note" label={t('appointments.note')}>
        <Input.TextArea maxLength={appointmentTexts.note} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  );
}
