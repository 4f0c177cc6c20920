import { type TenantContract, tenantContractFields } from '@trellis/contract/tenant-contracts/schemas';
import { App, Form, Input, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../../ui/centre-time.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { notAfter } from '../../../ui/date-rules.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useContractChanges } from './queries.ts';

const { shape } = tenantContractFields;
const dateOf = (date: Dayjs | null | undefined) => date?.format('YYYY-MM-DD') ?? null;

interface Values {
  number: string;
  signTime: Dayjs;
  startTime?: Dayjs | null;
  endTime?: Dayjs | null;
  amount: number;
  remark?: string | null;
}

interface Props {
  tenantId: string;
  /** Of the centre: its day is today. */
  zone: string;
  /** The contract to change; without one, a contract is signed. */
  contract?: TenantContract;
  onClose: () => void;
}

/** Signs a centre's contract with the platform, or changes what it says. */
export function ContractForm({ tenantId, zone, contract, onClose }: Props) {
  const { t } = useTranslation('tenantContracts');
  const { message } = App.useApp();
  const [today] = useState(() => wallClock(zone));
  const { create, update } = useContractChanges();
  const required = (field: 'number' | 'signTime' | 'amount') => ({
    name: field,
    label: t(`fields.${field}`),
    rules: [{ required: true, message: t('word.required', { field: t(`fields.${field}`) }) }],
  });

  const save = async ({ signTime, startTime, endTime, ...values }: Values) => {
    const fields = {
      ...values,
      remark: values.remark?.trim() || null,
      signTime: signTime.format('YYYY-MM-DD'),
      startTime: dateOf(startTime),
      endTime: dateOf(endTime),
    };
    if (contract) await update.mutateAsync({ ...fields, id: contract.id, concurrencyStamp: contract.concurrencyStamp });
    else await create.mutateAsync({ ...fields, tenantId });
    void message.success(t('word.saved'));
  };

  const initial = contract
    ? {
        ...contract,
        signTime: dayjs(contract.signTime),
        startTime: contract.startTime && dayjs(contract.startTime),
        endTime: contract.endTime && dayjs(contract.endTime),
      }
    : { amount: 0, signTime: today };

  return (
    <FormDrawer<Values> title={contract ? t('form.editTitle') : t('form.addTitle')} initialValues={initial} onSave={save} onClose={onClose}>
      <Form.Item {...required('number')}>
        <Input maxLength={limitsOf(shape.number).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item {...required('signTime')} rules={[...required('signTime').rules, notAfter(today, t('word.dayToCome'))]}>
        <DateField maxDate={today.endOf('day')} />
      </Form.Item>
      <Form.Item name="startTime" label={t('fields.startTime')}>
        <DateField />
      </Form.Item>
      <Form.Item name="endTime" label={t('fields.endTime')} extra={t('form.termHint')}>
        <DateField />
      </Form.Item>
      <Form.Item {...required('amount')}>
        <InputNumber prefix="$" min={0} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="remark" label={t('fields.remark')}>
        <Input.TextArea maxLength={limitsOf(shape.remark).maxLength} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  );
}
