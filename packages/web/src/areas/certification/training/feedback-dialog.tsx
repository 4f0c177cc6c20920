import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import { wordsOf } from '@trellis/contract/certification/formatted-text';
import { Form, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormattedText, FormattedTextField } from './formatted-text.tsx';
import { useAppointmentChanges } from './queries.ts';

interface Props {
  appointment: TrainingAppointment;
  onClose: () => void;
}

interface Values {
  feedback: string;
  trainerVisible: boolean;
}

/** Gives feedback on an appointment, or changes it and who sees it. */
export function FeedbackDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation('certification');
  const { giveFeedback, changeFeedback } = useAppointmentChanges();
  const { id, title, feedback, trainerVisible, concurrencyStamp } = appointment;
  const save = async (values: Values) => {
    if (feedback === null) await giveFeedback.mutateAsync({ id, ...values });
    else await changeFeedback.mutateAsync({ id, ...values, concurrencyStamp });
    toast('success', t('appointments.feedbackSaved'));
  };
  const says = (_: unknown, html?: string) =>
    wordsOf(html ?? '') === '' ? Promise.reject(new Error(t('appointments.feedbackMissing'))) : Promise.resolve();
  return (
    <FormDialog<Values>
      title={t('appointments.feedbackOn', { name: title })}
      initialValues={{ feedback: feedback ?? '', trainerVisible }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="feedback" label={t('appointments.feedback')} rules={[{ validator: says }]}>
        <FormattedTextField label={t('appointments.feedback')} />
      </Form.Item>
      <Form.Item name="trainerVisible" label={t('appointments.visible')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}

/** Feedback to read. */
export function FeedbackShown({ appointment: { title, feedback }, onClose }: Props) {
  const { t } = useTranslation('certification');
  return (
    <Dialog title={t('appointments.feedbackOn', { name: title })} onClose={onClose}>
      {feedback ? <FormattedText html={feedback} /> : <Typography.Text type="secondary">{t('form.notWritten')}</Typography.Text>}
    </Dialog>
  );
}
