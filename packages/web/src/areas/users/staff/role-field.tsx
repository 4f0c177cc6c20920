import { staffRoles } from '@trellis/contract/users/rules';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleText } from '../../../ui/role-text.ts';

/** The roles of somebody at a centre, one at least. */
export function RoleField() {
  const { t } = useTranslation('users');
  const roleText = useRoleText();
  return (
    <Form.Item name="roles" label={t('word.roles')} rules={[{ required: true, message: t('required', { field: t('word.roles') }) }]}>
      <Select mode="multiple" options={staffRoles.map((value) => ({ value, label: roleText([value]) }))} />
    </Form.Item>
  );
}
