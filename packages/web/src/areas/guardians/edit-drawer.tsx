import { type GuardianInfo, guardianInfo } from '@trellis/contract/guardians/schemas';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { type Change, currentOf, differences } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { fieldsOf, formOf, type GuardianFormValues } from './form-values.ts';
import { BackgroundFields, ContactFields } from './guardian-fields.tsx';
import { useGuardianLabels } from './labels.ts';
import { useUpdateGuardian } from './queries.ts';

/** Edits what is known of a guardian. Whatever fails, what was typed stays. */
export function EditDrawer({ guardian, onClose }: { guardian: GuardianInfo; onClose: () => void }) {
  const { t } = useTranslation('guardians');
  const { message } = App.useApp();
  const update = useUpdateGuardian();
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(guardian);
  const [opened] = useState(guardian);
  const changes = useChanges(opened, base);

  const save = async (values: GuardianFormValues) => {
    try {
      await update.mutateAsync({ ...fieldsOf(values), id: base.id, concurrencyStamp: base.concurrencyStamp });
    } catch (problem) {
      const current = currentOf(problem, guardianInfo);
      if (!current) throw problem;
      setBase(current);
      return false;
    }
    void message.success(t('saved'));
    return true;
  };

  return (
    <FormDrawer<GuardianFormValues>
      title={t('editTitle', { name: opened.fullName })}
      initialValues={formOf(opened)}
      onSave={save}
      onClose={onClose}
    >
      {base !== opened && <StaleNotice changes={changes} />}
      <ContactFields />
      <BackgroundFields />
    </FormDrawer>
  );
}

/** What is known of a guardian says differently now. */
function useChanges(opened: GuardianInfo, newer: GuardianInfo): Change[] {
  const { t } = useTranslation('guardians');
  const labels = useGuardianLabels();
  const textsOf = (guardian: GuardianInfo) => [
    ...texts.map((key) => ({ key, field: t(`fields.${key}`), value: guardian[key] ?? t('none') })),
    { key: 'source', field: t('fields.source'), value: guardian.source ? labels.source(guardian.source) : t('none') },
  ];
  return differences(textsOf(opened), textsOf(newer));
}

const texts = ['fullName', 'phone', 'email', 'city', 'sourceText', 'emergencyContactName', 'emergencyContactPhone'] as const;
