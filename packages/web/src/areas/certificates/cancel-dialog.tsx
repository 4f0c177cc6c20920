import { type Certificate, cancelReason } from '@trellis/contract/certificates/calls';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCertificateChanges } from './queries.ts';

/** Cancels a certificate with its reason. */
export function CancelDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const { cancel } = useCertificateChanges();
  const { id, concurrencyStamp, credentialsCode: number } = certificate;
  const save = async ({ reason }: { reason: string }) => {
    await cancel.mutateAsync({ id, concurrencyStamp, reason });
    toast('success', t('canceled'));
  };
  return (
    <FormDialog<{ reason: string }> title={t('cancelOf', { number })} okText={t('cancel')} danger onSave={save} onClose={onClose}>
      <TextField name="reason" label={t('field.cancelReason')} schema={cancelReason} />
    </FormDialog>
  );
}
