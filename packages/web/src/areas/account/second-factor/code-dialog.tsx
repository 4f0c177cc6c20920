import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { useSecondFactorChanges } from './queries.ts';

interface Props {
  what: 'renew' | 'turnOff';
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Makes other recovery codes, or turns the second step off; a code says that it is the person. */
export function CodeDialog({ what, onCodes, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  const { renewRecoveryCodes, turnOff } = useSecondFactorChanges();
  const save = async ({ code }: { code: string }) => {
    if (what === 'renew') return onCodes((await renewRecoveryCodes.mutateAsync({ code })).recoveryCodes);
    await turnOff.mutateAsync({ code });
    toast('success', t('turnedOff'));
  };
  return (
    <FormDialog title={t(`${what}Title`)} okText={t(what)} danger={what === 'turnOff'} onSave={save} onClose={onClose}>
      <Typography.Paragraph>{t(`${what}Text`)}</Typography.Paragraph>
      <AppCodeField label={t('code')} />
    </FormDialog>
  );
}
