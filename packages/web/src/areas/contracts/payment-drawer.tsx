import { addPayment, type ContractPayment, contractPayment, type PaymentMethod, paymentMethod } from '@trellis/contract/contracts/schemas';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { notAfter } from '../../ui/date-rules.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { paymentFacts } from './changes.ts';
import { useAddPayment, useEditPayment } from './queries.ts';

const { shape } = addPayment;

interface Values {
  isRecharge: boolean;
  amount?: number | null;
  payDate?: Dayjs;
  method?: PaymentMethod | null;
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
  const { zone } = useCurrentUser();
  const [today] = useState(() => wallClock(zone));
  const [add, edit] = [useAddPayment(), useEditPayment()];
  const item = (field: keyof Values) => {
    const label = t(`payments.fields.${field}`);
    const required = limitsOf(shape[field]).required || field === 'method';
    return { name: field, label, ...(required && { rules: [{ required, message: t('word.required', { field: label }) }] }) };
  };
  const amount = limitsOf(shape.amount);

  return (
    <ResourceDrawer<ContractPayment, Values>
      title={t(payment ? 'payments.editTitle' : 'payments.addTitle')}
      item={payment}
      form={{
        schema: contractPayment,
        valuesOf: (one) => (one ? { ...one, payDate: dayjs(one.payDate) } : { isRecharge: true, payDate: today }),
        facts: (one) => paymentFacts(t, one),
        save: (values, opened) =>
          opened
            ? edit.mutateAsync({ ...recordOf(values), id: opened.id, concurrencyStamp: opened.concurrencyStamp })
            : add.mutateAsync({ ...recordOf(values), userContractId: contractId }),
        fields: () => (
          <>
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
            <Form.Item
              {...item('payDate')}
              rules={[...(item('payDate').rules ?? []), notAfter(today, t('word.dayToCome'))]}
              extra={t('form.dateHint')}
            >
              <DateField maxDate={today.endOf('day')} />
            </Form.Item>
            <Form.Item {...item('method')}>
              <Select options={paymentMethod.options.map((value) => ({ value, label: t(`payments.method.${value}`) }))} />
            </Form.Item>
            <Form.Item {...item('remark')}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={limitsOf(shape.remark).maxLength} />
            </Form.Item>
          </>
        ),
      }}
      saved={() => t(payment ? 'payments.saved' : 'payments.added')}
      onClose={onClose}
    />
  );
}

const recordOf = ({ isRecharge, amount, payDate, method, remark }: Values) => ({
  isRecharge,
  amount: amount ?? 0,
  payDate: payDate?.format('YYYY-MM-DD') ?? '',
  method: method ?? null,
  remark: remark?.trim() || null,
});
