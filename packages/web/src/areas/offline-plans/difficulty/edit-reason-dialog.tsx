import { limits } from '@trellis/contract/limits';
import type { DifficultyChange } from '@trellis/contract/offline-plans/difficulty/schemas';
import { otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useEditReason } from './queries.ts';

/** Says anew why a level was changed, in one's own words. */
export function EditReasonDialog({ record, onClose }: { record: DifficultyChange; onClose: () => void }) {
  const { t } = useTranslation('planDifficulty');
  const edit = useEditReason();
  return (
    <FormDialog<{ reason: string }>
      title={t('records.editTitle')}
      initialValues={{ reason: record.reason }}
      onSave={({ reason }) => edit.mutateAsync({ id: record.id, reason })}
      onClose={onClose}
    >
      <Form.Item name="reason" label={t('word.reason')} rules={[{ required: true, whitespace: true, message: t('records.required') }]}>
        <Input.TextArea maxLength={limits.answer.choice - otherPrefix.length} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
