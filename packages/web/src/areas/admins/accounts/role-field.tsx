import { managementRoles } from '@trellis/contract/admins/rules';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleText } from '../../../ui/role-text.ts';

/** The roles of somebody of the platform's staff. */
export function RoleField() {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const label = t('word.roles');
  return (
    <Form.Item name="role" label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
      <Select
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={managementRoles.map((role) => ({ value: role, label: roleText([role]) }))}
      />
    </Form.Item>
  );
}
