import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from '../../../ui/center-select.tsx';

/** What a form says about the centres that somebody looks after. */
export interface ReachValues {
  allTenants: boolean;
  tenantIds?: string[];
}

/** The input of a call for it. */
export const reachInput = ({ allTenants, tenantIds = [] }: ReachValues) => ({ allTenants, tenantIds: allTenants ? [] : tenantIds });

/** Every centre, or the ones that are named. Every one is not offered for roles that must not have it. */
export function ReachFields({ mayReachAll, known }: { mayReachAll: boolean; known?: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('admins');
  const all = Form.useWatch<boolean | undefined>('allTenants');
  const field = t('word.centers');
  return (
    <>
      <Form.Item
        name="allTenants"
        label={t('adminForm.reach')}
        extra={mayReachAll ? undefined : t('adminForm.everyRefused')}
        dependencies={['role']}
        rules={[
          {
            validator: (_, every: boolean) =>
              every && !mayReachAll ? Promise.reject(new Error(t('adminForm.everyRefused'))) : Promise.resolve(),
          },
        ]}
      >
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('adminForm.chosen') },
            { value: true, label: t('adminForm.every'), disabled: !mayReachAll },
          ]}
        />
      </Form.Item>
      {all !== true && (
        <Form.Item name="tenantIds" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
          <CenterSelect mode="multiple" known={known} />
        </Form.Item>
      )}
    </>
  );
}
