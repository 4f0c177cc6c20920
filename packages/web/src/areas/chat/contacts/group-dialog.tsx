import { useQuery } from '@tanstack/react-query';
import { chatLimits } from '@trellis/contract/chat/rules';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { quiet } from '../../../ui/quiet.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useChatState } from '../use-chat-state.ts';
import { PeopleField } from './people-field.tsx';
import { useContactWrites } from './queries.ts';

const nameSchema = z.string().trim().min(1).max(chatLimits.groupName);

interface Values {
  groupName: string;
  memberUserIDs: string[];
  classGroupId?: string;
}

/** Begins a group of people, with the coaches of a class where one is chosen. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { type, can } = useCurrentUser();
  const { createGroup } = useContactWrites();
  const { openConversation } = useChatState();
  const hasClasses = type === 'Center' && can('RocketSystem.Group');
  return (
    <FormDialog<Values>
      title={t('group.title')}
      okText={t('group.create')}
      name="group"
      onSave={async (values) => openConversation((await createGroup.mutateAsync(values)).conversationID)}
      onClose={onClose}
    >
      <TextField name="groupName" label={t('group.name')} schema={nameSchema} />
      <PeopleField name="memberUserIDs" />
      {hasClasses && <ClassField />}
    </FormDialog>
  );
}

function ClassField() {
  const { t } = useTranslation('chat');
  const { data } = useQuery(api.groups.getList.queryOptions({ input: { maxResultCount: 1000 }, ...quiet }));
  return (
    <Form.Item name="classGroupId" label={t('group.class')} extra={t('group.classHint')}>
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
