import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { PersonSelect } from './person-select.tsx';
import { useSupervisorChanges, useTrainerOptions } from './queries.ts';

interface Values {
  userId: string;
  how: 'direct' | 'byMail';
}

/** Makes a trainer a supervisor: at once, or by asking them first. */
export function MakeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { make, invite } = useSupervisorChanges();
  const field = t('word.trainer');
  const save = async ({ userId, how }: Values) => {
    await (how === 'direct' ? make : invite).mutateAsync({ userId });
    toast('success', t(how === 'direct' ? 'supervisors.madeDone' : 'supervisors.invitedDone'));
  };
  return (
    <FormDrawer<Values> size="default" title={t('supervisors.addTitle')} initialValues={{ how: 'direct' }} onSave={save} onClose={onClose}>
      <Form.Item name="userId" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
        <PersonSelect useOptions={useTrainerOptions} without={({ isSupervisor }) => isSupervisor === true} />
      </Form.Item>
      <Form.Item name="how" label={t('supervisors.how')}>
        <Radio.Group
          vertical
          options={[
            { value: 'direct', label: t('supervisors.direct') },
            { value: 'byMail', label: t('supervisors.byMail') },
          ]}
        />
      </Form.Item>
    </FormDrawer>
  );
}
