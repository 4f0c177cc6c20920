import {
  addRecharge,
  type Commodity,
  commodity,
  type RechargeRecord,
  rechargeRecord,
  type TenantContractDetail,
} from '@trellis/contract/tenant-contracts/schemas';
import { Form, Input, InputNumber, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { wallClock } from '../../../ui/centre-time.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { notAfter } from '../../../ui/date-rules.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useContractChanges } from '../contracts/queries.ts';

interface Values {
  /** A resource of the contract, or a kind for any of it. */
  what: string;
  amount: number;
  paid: number;
  payDate: Dayjs;
  remark?: string | null;
}

interface Props {
  contract: TenantContractDetail;
  /** Of the centre: its day is today. */
  zone: string;
  /** The recharge to correct; without one, a recharge is booked. */
  record?: RechargeRecord;
  onClose: () => void;
}

/** Adds to what a centre has of something, or corrects what was added. */
export function RechargeForm({ contract, zone, record, onClose }: Props) {
  const { t } = useTranslation('tenantContracts');
  const [today] = useState(() => wallClock(zone));
  const { recharge, editRecharge } = useContractChanges();
  const ofItems = contract.resources.filter((resource) => resource.itemId !== null);
  const options = [
    ...commodity.options.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    ...ofItems.map(({ id, kind, itemName }) => ({ value: id, label: `${t(`kinds.${kind}`)}: ${itemName}` })),
  ];
  const required = (field: 'what' | 'quantity' | 'paid' | 'payDate') => ({
    label: t(`fields.${field}`),
    rules: [{ required: true, message: t('word.required', { field: t(`fields.${field}`) }) }],
  });
  const save = ({ what, payDate, remark, ...figures }: Values, opened: RechargeRecord | undefined) => {
    const fields = { ...figures, payDate: payDate.format('YYYY-MM-DD'), remark: remark?.trim() || null };
    if (opened) return editRecharge.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
    const item = ofItems.find((resource) => resource.id === what);
    const target = { kind: item?.kind ?? (what as Commodity), itemId: item?.itemId ?? null };
    return recharge.mutateAsync({ ...fields, ...target, tenantContractId: contract.id });
  };
  return (
    <ResourceDrawer<RechargeRecord, Values>
      title={record ? t('recharge.correct') : t('recharge.do')}
      item={record}
      form={{
        schema: rechargeRecord,
        valuesOf: (one) =>
          one
            ? { what: one.kind, amount: one.amount, paid: one.paid, payDate: dayjs(one.payDate), remark: one.remark }
            : { amount: 1, paid: 0, payDate: today },
        facts: ({ amount, paid, payDate, remark }) => [
          { key: 'amount', field: t('fields.quantity'), value: String(amount) },
          { key: 'paid', field: t('fields.paid'), value: `$${paid.toFixed(2)}` },
          { key: 'payDate', field: t('fields.payDate'), value: formatDate(payDate) },
          { key: 'remark', field: t('fields.remark'), value: remark ?? '–' },
        ],
        save,
        fields: () => (
          <>
            <Form.Item name="what" {...required('what')}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                disabled={record !== undefined}
                options={options}
                placeholder={t('form.choose')}
              />
            </Form.Item>
            <Form.Item name="amount" {...required('quantity')}>
              <InputNumber min={1} max={1_000_000} precision={0} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="paid" {...required('paid')}>
              <InputNumber prefix="$" min={0} precision={2} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="payDate" {...required('payDate')} rules={[...required('payDate').rules, notAfter(today, t('word.dayToCome'))]}>
              <DateField maxDate={today.endOf('day')} />
            </Form.Item>
            <Form.Item name="remark" label={t('fields.remark')}>
              <Input.TextArea maxLength={limitsOf(addRecharge.shape.remark).maxLength} autoSize={{ minRows: 2 }} />
            </Form.Item>
          </>
        ),
      }}
      saved={() => t('word.saved')}
      onClose={onClose}
    />
  );
}
