import { undoMissed } from '@trellis/contract/scheduling/missed/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUndoMissed } from './queries.ts';

interface Props {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a decision is taken back. */
export function UndoDialog({ id, onDone, onClose }: Props) {
  const { t } = useTranslation('missed');
  const undo = useUndoMissed();
  const save = async ({ reason }: { reason: string }) => {
    await undo.mutateAsync({ id, reason });
    toast('success', t('undone'));
    onDone();
  };
  return (
    <FormDialog title={t('undo')} okText={t('undo')} onSave={save} onClose={onClose}>
      <Typography.Paragraph>{t('undoHint')}</Typography.Paragraph>
      <TextField name="reason" label={t('word.reason')} schema={undoMissed.shape.reason} isLong />
    </FormDialog>
  );
}
