import { holdReason } from '@trellis/contract/retention/hold-calls';
import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useHold, useRetentionChanges } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** Holds a child, so that nothing of it is erased, or lifts the hold that it is on; each with a reason that stays on record. */
export function HoldDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('retention');
  const changes = useRetentionChanges();
  const { data } = useHold(subject.id);
  // as it was when somebody opened it, whatever it becomes by this
  const [hold] = useState(data?.hold);
  const save = async ({ reason }: { reason: string }) => {
    if (hold) await changes.lift.mutateAsync({ id: hold.id, reason });
    else await changes.hold.mutateAsync({ subjectId: subject.id, reason });
    toast('success', t(hold ? 'hold.lifted' : 'hold.set'));
  };
  return (
    <FormDialog
      title={t(hold ? 'hold.liftTitle' : 'hold.title', { name: subject.name })}
      okText={t(hold ? 'hold.lift' : 'hold.action')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t(hold ? 'hold.liftText' : 'hold.text')}</Typography.Paragraph>
      <TextField name="reason" label={t('word.reason')} schema={holdReason} autoComplete="off" />
    </FormDialog>
  );
}
