import { type CancellationResult, cancellationResults } from '@trellis/contract/focus/rules';
import { reviewNotes } from '@trellis/contract/focus/schemas';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusChanges } from './queries.ts';

interface Values {
  result: CancellationResult;
  notes?: string;
}

/** Decides whether a program is cancelled. */
export function ReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('focus');
  const { review } = useFocusChanges();
  const field = t('review.result');
  const save = async ({ result, notes }: Values) => {
    await review.mutateAsync({ id, result, notes: notes?.trim() || null });
    toast('success', t('review.done'));
  };
  return (
    <FormDialog<Values> title={t('review.open')} onSave={save} onClose={onClose}>
      <Form.Item name="result" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
        <Radio.Group options={cancellationResults.map((value) => ({ value, label: t(`result.${value}`) }))} />
      </Form.Item>
      <TextField isLong name="notes" label={t('review.notes')} schema={reviewNotes} extra={t('review.hint')} />
    </FormDialog>
  );
}
