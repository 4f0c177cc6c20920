import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFriends } from './queries.ts';

interface Props {
  name: string;
  /** Who is there already. */
  except?: readonly string[];
}

/** Chooses people whom one may write to. */
export function PeopleField({ name, except = [] }: Props) {
  const { t } = useTranslation('chat');
  const { data: friends = [], isPending } = useFriends();
  const label = t('group.people');
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
      <Select<string[]>
        mode="multiple"
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={friends
          .filter(({ userID }) => !except.includes(userID))
          .map(({ userID, nickname, tenantName }) => ({ value: userID, label: tenantName ? `${nickname} · ${tenantName}` : nickname }))}
      />
    </Form.Item>
  );
}
