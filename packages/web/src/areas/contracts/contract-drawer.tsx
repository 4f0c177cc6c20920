import { unitFee } from '@trellis/contract/contracts/rules';
import { addUserContract, contractPurpose, contractType } from '@trellis/contract/contracts/schemas';
import { App, Form, InputNumber, Radio, Typography } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { wallClock } from '../scheduling/centre-time.ts';
import { DateField } from '../subjects/date-field.tsx';
import { limitsOf } from '../subjects/form-limits.ts';
import { useUserConfiguration } from '../tenancy/queries.ts';
import { formatMoney } from './money.ts';
import { useAddContract } from './queries.ts';

const { shape } = addUserContract;

interface Values {
  contractType: (typeof contractType.options)[number];
  purpose: (typeof contractPurpose.options)[number];
  signTime: Dayjs;
  amount: number;
  totalClass: number;
}

interface Props {
  subjectId: string;
  subjectName: string;
  onClose: () => void;
}

/** Signs a contract with a child's family. */
export function ContractDrawer({ subjectId, subjectName, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { message } = App.useApp();
  const { zone } = useCurrentUser();
  const add = useAddContract();
  const today = wallClock(zone);
  const [form] = Form.useForm<Values>();
  const configuration = useUserConfiguration();
  const defaultClasses = configuration.data?.defaultClasses;
  useEffect(() => {
    if (defaultClasses && !form.isFieldTouched('totalClass')) form.setFieldValue('totalClass', defaultClasses);
  }, [form, defaultClasses]);

  const save = async (values: Values) => {
    await add.mutateAsync({ ...values, userId: subjectId, signTime: values.signTime.format('YYYY-MM-DD') });
    void message.success(t('addSuccess', { count: values.totalClass }));
  };
  const item = (field: keyof Values) => {
    const label = t(`fields.${field}`);
    return { name: field, label, rules: [{ required: true, message: t('form.required', { field: label }) }] };
  };

  return (
    <FormDrawer<Values>
      size="default"
      title={t('form.title')}
      form={form}
      initialValues={{ amount: 0, totalClass: 1, signTime: today }}
      saveText={t('form.save')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('form.forChild', { name: subjectName })}</Typography.Paragraph>
      <Form.Item {...item('contractType')}>
        <Radio.Group options={contractType.options.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <Form.Item {...item('purpose')}>
        <Radio.Group options={contractPurpose.options.map((value) => ({ value, label: t(`purpose.${value}`) }))} />
      </Form.Item>
      <Form.Item {...item('signTime')} extra={t('form.dateHint')}>
        <DateField maxDate={today.endOf('day')} />
      </Form.Item>
      <Form.Item {...item('amount')}>
        <InputNumber prefix="$" {...boundsOf('amount')} step={1} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('totalClass')}>
        <InputNumber {...boundsOf('totalClass')} step={1} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <UnitFee />
    </FormDrawer>
  );
}

/** What one class costs with the figures typed so far. */
function UnitFee() {
  const { t } = useTranslation('contracts');
  const amount = Form.useWatch('amount');
  const totalClass = Form.useWatch('totalClass');
  return (
    <Form.Item label={t('fields.price')}>
      <output aria-live="polite">{formatMoney(unitFee(amount ?? 0, totalClass ?? 0))}</output>
    </Form.Item>
  );
}

function boundsOf(field: 'amount' | 'totalClass') {
  const { min, max } = limitsOf(shape[field]);
  return { min, max };
}
