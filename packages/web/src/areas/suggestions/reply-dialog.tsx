import { suggestionText } from '@trellis/contract/suggestions/rules';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSuggestionChanges } from './queries.ts';

interface Values {
  reply: string;
}

/** Answers a suggestion, or corrects the answer; its author gets a letter each time. */
export function ReplyDialog({ suggestion, onClose }: { suggestion: Suggestion; onClose: () => void }) {
  const { t } = useTranslation('suggestions');
  const { reply: answer } = useSuggestionChanges();
  const { id, concurrencyStamp, content, programTitle, reply } = suggestion;
  const save = async (values: Values) => {
    await answer.mutateAsync({ id, concurrencyStamp, ...values });
    toast('success', t('reply.done'));
  };
  return (
    <FormDialog<Values>
      title={t('reply.title', { title: programTitle })}
      okText={t('reply.answer')}
      initialValues={{ reply: reply ?? undefined }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph className="as-written">{content}</Typography.Paragraph>
      <TextField isLong name="reply" label={t('field.reply')} schema={suggestionText} extra={t('reply.hint')} />
    </FormDialog>
  );
}
