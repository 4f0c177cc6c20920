import { type ContractPayment, voidPayment } from '@trellis/contract/contracts/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useVoidPayment } from './queries.ts';

interface Props {
  payment: ContractPayment;
  onClose: () => void;
}

/** Takes back an entry that is wrong, and asks why. */
export function VoidDialog({ payment, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const voiding = useVoidPayment();
  const save = async ({ reason }: { reason: string }) => {
    await voiding.mutateAsync({ id: payment.id, reason, concurrencyStamp: payment.concurrencyStamp });
    toast('success', t('payments.voided'));
  };
  return (
    <FormDialog<{ reason: string }> title={t('payments.voidTitle')} okText={t('payments.voidOk')} danger onSave={save} onClose={onClose}>
      <Typography.Paragraph type="secondary">{t('payments.voidText')}</Typography.Paragraph>
      <TextField name="reason" label={t('payments.fields.voidReason')} schema={voidPayment.shape.reason} isLong />
    </FormDialog>
  );
}
