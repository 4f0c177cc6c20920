import { unitFee } from '@trellis/contract/contracts/rules';
import { addUserContract, contractPurpose, contractType } from '@trellis/contract/contracts/schemas';
import { Alert, App, Button, Drawer, Flex, Form, InputNumber, Radio, Typography, theme } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { wallClock } from '../scheduling/centre-time.ts';
import { DateField } from '../subjects/date-field.tsx';
import { faultsOf } from '../subjects/form-faults.ts';
import { limitsOf } from '../subjects/form-limits.ts';
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
  const { token } = theme.useToken();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const { zone } = useCurrentUser();
  const add = useAddContract();
  const today = wallClock(zone);

  const submit = (values: Values) =>
    add.mutate(
      { ...values, userId: subjectId, signTime: values.signTime.format('YYYY-MM-DD') },
      {
        onSuccess: () => {
          void message.success(t('addSuccess', { count: values.totalClass }));
          setOpen(false);
        },
        onError: (error) => form.setFields(faultsOf(error)),
      },
    );
  const item = (field: keyof Values) => {
    const label = t(`fields.${field}`);
    return { name: field, label, rules: [{ required: true, message: t('form.required', { field: label }) }] };
  };

  return (
    <Drawer
      open={isOpen}
      title={t('form.title')}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => setOpen(false)}>{t('form.cancel')}</Button>
          <Button type="primary" loading={add.isPending} onClick={form.submit}>
            {t('form.save')}
          </Button>
        </Flex>
      }
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={submit}
        disabled={add.isPending}
        initialValues={{ amount: 0, totalClass: 1, signTime: today }}
      >
        <Typography.Paragraph type="secondary">{t('form.forChild', { name: subjectName })}</Typography.Paragraph>
        {add.isError && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('form.failedTitle')}
            description={add.error.message}
            style={{ marginBottom: token.margin }}
          />
        )}
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
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Drawer>
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
