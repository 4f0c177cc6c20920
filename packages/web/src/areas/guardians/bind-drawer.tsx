import type { GuardianRole } from '@trellis/contract/guardians/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { App, Form, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { fieldsOf, type GuardianFormValues } from './form-values.ts';
import { BackgroundFields, ContactFields } from './guardian-fields.tsx';
import { KnownGuardianDialog } from './known-guardian-dialog.tsx';
import { useGuardianLabels } from './labels.ts';
import { useBindGuardian, useFreeRoles } from './queries.ts';
import { useAskKnown } from './use-ask-known.ts';

interface Values extends GuardianFormValues {
  role: GuardianRole;
}

/** Records a guardian of a child. Somebody who is known at the centre already is shown before a second one is made. */
export function BindDrawer({ subject, onClose }: { subject: { id: string; name: string }; onClose: () => void }) {
  const { t, i18n } = useTranslation('guardians');
  const { message } = App.useApp();
  const labels = useGuardianLabels();
  const roles = useFreeRoles(subject.id);
  const bind = useBindGuardian();
  const { asked, ask, decide } = useAskKnown();

  const save = async ({ role, ...values }: Values) => {
    const fields = fieldsOf(values);
    const known = await ask(fields);
    if (known === 'back') return false;
    await bind.mutateAsync({ subjectId: subject.id, role, ...(known ? { guardianId: known.id } : fields) });
    void message.success(t('bind.done', { name: subject.name }));
    return true;
  };

  return (
    <>
      <FormDrawer<Values>
        title={t('bind.title', { name: subject.name })}
        saveText={t('bind.action')}
        initialValues={{ language: toLanguage(i18n.language as Locale) }}
        onSave={save}
        onClose={onClose}
      >
        <Typography.Paragraph type="secondary">{t('bind.hint')}</Typography.Paragraph>
        <ContactFields />
        <Form.Item
          name="role"
          label={t('fields.role')}
          rules={[{ required: true, message: t('word.required', { field: t('fields.role') }) }]}
        >
          <Select placeholder={t('word.choose')} loading={roles.isPending} options={labels.roleOptions(roles.data?.items ?? [])} />
        </Form.Item>
        <BackgroundFields />
      </FormDrawer>
      {asked && <KnownGuardianDialog typed={asked.typed} known={asked.known} onDecide={decide} />}
    </>
  );
}
