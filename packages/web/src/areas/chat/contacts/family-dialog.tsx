import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { ChildSelect } from '../../../ui/child-select.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { quiet } from '../../../ui/quiet.ts';
import { useChatState } from '../use-chat-state.ts';
import { useContactWrites } from './queries.ts';

interface Values {
  subjectId: string;
  guardianId: string;
}

/** Opens the conversation with a guardian of a child. */
export function FamilyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [form] = Form.useForm<Values>();
  const subjectId = Form.useWatch('subjectId', form);
  const { openFamily } = useContactWrites();
  const { openConversation } = useChatState();
  const { data } = useQuery(
    api.guardians.contacts.queryOptions({ input: { userId: subjectId ?? '' }, enabled: Boolean(subjectId), ...quiet }),
  );
  const rules = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <FormDialog<Values>
      form={form}
      title={t('family.title')}
      okText={t('family.open')}
      name="family"
      onSave={async (values) => openConversation((await openFamily.mutateAsync(values)).conversationID)}
      onClose={onClose}
    >
      <p>{t('family.about')}</p>
      <Form.Item name="subjectId" label={t('word.child')} rules={rules(t('word.child'))}>
        <ChildSelect />
      </Form.Item>
      <Form.Item name="guardianId" label={t('word.guardian')} rules={rules(t('word.guardian'))} dependencies={['subjectId']}>
        <Select<string> disabled={!data} options={(data?.items ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))} />
      </Form.Item>
    </FormDialog>
  );
}
