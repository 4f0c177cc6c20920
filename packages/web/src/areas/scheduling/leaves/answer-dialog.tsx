import { answerLeave, type Leave } from '@trellis/contract/scheduling/leaves/schemas';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeLeaves } from './queries.ts';

interface Props {
  leave: Leave;
  span: string;
  onClose: () => void;
}

interface Values {
  isApproved: boolean;
  answer?: string;
}

/** Approves a leave or refuses it, and says what then is still booked. */
export function AnswerDialog({ leave, span, onClose }: Props) {
  const { t } = useTranslation('leaves');
  const { answer } = useChangeLeaves();
  const save = async (values: Values) => {
    const { bookings } = await answer.mutateAsync({ id: leave.id, concurrencyStamp: leave.concurrencyStamp, ...values });
    if (values.isApproved && bookings > 0) toast('warning', t('approvedWith', { count: bookings }));
    else toast('success', values.isApproved ? t('approved') : t('refused'));
  };
  const label = t('answer');
  return (
    <FormDialog<Values> title={t('answerNamed', { name: leave.name })} okText={t('answer')} onSave={save} onClose={onClose}>
      <p>{span}</p>
      {leave.bookings > 0 && <p className="quiet">{t('stays', { count: leave.bookings })}</p>}
      <Form.Item name="isApproved" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
        <Radio.Group
          options={[
            { value: true, label: t('approve') },
            { value: false, label: t('refuse') },
          ]}
        />
      </Form.Item>
      <TextField name="answer" label={t('words')} schema={answerLeave.shape.answer} isLong />
    </FormDialog>
  );
}
