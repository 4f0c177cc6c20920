import { type SuggestionType, suggestionText } from '@trellis/contract/suggestions/rules';
import { Alert, Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSend } from '../../ui/use-send.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { useSuggestionChanges } from './queries.ts';

interface Values {
  content: string;
}

/** Where somebody writes what they think of a program; what was typed stays until it is sent. */
export function SuggestionBox({ programId, type }: { programId: string; type: SuggestionType }) {
  const { t } = useTranslation('suggestions');
  const [form] = Form.useForm<Values>();
  const { create } = useSuggestionChanges();
  const save = ({ content }: Values) => create.mutateAsync({ trainingProgramId: programId, content, type });
  const sent = () => {
    form.resetFields();
    toast('success', t('box.submitted'));
  };
  const { send, isSending, failure } = useSend(form, save, sent);
  useUnsaved(() => form.isFieldsTouched(), isSending);
  return (
    <Form<Values> name="suggestion" form={form} layout="vertical" disabled={isSending} onFinish={(values) => void send(values)}>
      {failure && !failure.isMarked && <Alert type="error" showIcon role="alert" title={failure.text} />}
      <TextField isLong name="content" label={t(`box.label.${type}`)} schema={suggestionText} />
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('box.send')}
      </Button>
    </Form>
  );
}
