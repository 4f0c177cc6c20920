import { addPayment, type ContractPayment, contractPayment } from '@trellis/contract/contracts/schemas';
import { App, Form, Input, InputNumber, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { currentOf } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { paymentChanges } from './changes.ts';
import { useAddPayment, useEditPayment } from './queries.ts';

const { shape } = addPayment;

interface Values {
  isRecharge: boolean;
  amount?: number | null;
  payDate?: Dayjs;
  remark?: string | null;
}

interface Props {
  contractId: string;
  /** The record to correct; without one, a payment is recorded. */
  payment?: ContractPayment;
  onClose: () => void;
}

/** Records what a family paid or got back, or corrects it. */
export function PaymentDrawer({ contractId, payment, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { message } = App.useApp();
  const { zone } = useCurrentUser();
  const [today] = useState(() => wallClock(zone));
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState(payment);
  const [replaced, setReplaced] = useState<ContractPayment>();
  const [add, edit] = [useAddPayment(), useEditPayment()];

  const save = async (values: Values) => {
    const record = recordOf(values);
    try {
      if (base) await edit.mutateAsync({ ...record, id: base.id, concurrencyStamp: base.concurrencyStamp });
      else await add.mutateAsync({ ...record, userContractId: contractId });
    } catch (problem) {
      const current = currentOf(problem, contractPayment);
      if (!current || !base) throw problem;
      setReplaced(base);
      setBase(current);
      return false;
    }
    void message.success(t(base ? 'payments.saved' : 'payments.added'));
    return true;
  };
  const item = (field: keyof Values) => {
    const label = t(`payments.fields.${field}`);
    const { required } = limitsOf(shape[field]);
    return { name: field, label, ...(required && { rules: [{ required, message: t('form.required', { field: label }) }] }) };
  };
  const amount = limitsOf(shape.amount);

  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t(base ? 'payments.editTitle' : 'payments.addTitle')}
      initialValues={payment ? { ...payment, payDate: dayjs(payment.payDate) } : { isRecharge: true, payDate: today }}
      onSave={save}
      onClose={onClose}
    >
      {replaced && base && <StaleNotice changes={paymentChanges(t, replaced, base)} />}
      <Form.Item {...item('isRecharge')}>
        <Radio.Group
          options={[
            { value: true, label: t('payments.Payment') },
            { value: false, label: t('payments.Refund') },
          ]}
        />
      </Form.Item>
      <Form.Item {...item('amount')}>
        <InputNumber prefix="$" min={amount.min} max={amount.max} step={1} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('payDate')} extra={t('form.dateHint')}>
        <DateField maxDate={today.endOf('day')} />
      </Form.Item>
      <Form.Item {...item('remark')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={limitsOf(shape.remark).maxLength} />
      </Form.Item>
    </FormDrawer>
  );
}

const recordOf = ({ isRecharge, amount, payDate, remark }: Values) => ({
  isRecharge,
  amount: amount ?? 0,
  payDate: payDate?.format('YYYY-MM-DD') ?? '',
  remark: remark?.trim() || null,
});
