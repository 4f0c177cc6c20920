import { type GuardianInfo, guardianInfo } from '@trellis/contract/guardians/schemas';
import { Alert, App, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
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

  const save = async (values: GuardianFormValues) => {
    try {
      await update.mutateAsync({ ...fieldsOf(values), id: base.id, concurrencyStamp: base.concurrencyStamp });
    } catch (problem) {
      const current = currentOf(problem);
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
      {base !== opened && <StaleNotice opened={opened} newer={base} />}
      <ContactFields />
      <BackgroundFields />
    </FormDrawer>
  );
}

/** The guardian as somebody else left them, which a stale editor is told. */
function currentOf(problem: unknown): GuardianInfo | undefined {
  const isStale = problem instanceof CallError && problem.code === 'Trellis:StaleStamp';
  return isStale ? guardianInfo.safeParse(problem.data['current']).data : undefined;
}

/** Says what somebody else saved since the form was opened. */
function StaleNotice({ opened, newer }: { opened: GuardianInfo; newer: GuardianInfo }) {
  const { t } = useTranslation('guardians');
  const { token } = theme.useToken();
  const labels = useGuardianLabels();
  const texts = ['fullName', 'phone', 'email', 'city', 'sourceText', 'emergencyContactName', 'emergencyContactPhone'] as const;
  const changes = texts
    .filter((field) => opened[field] !== newer[field])
    .map((field) => ({ field: t(`fields.${field}`), value: newer[field] ?? t('none') }));
  if (opened.source !== newer.source) {
    changes.push({ field: t('fields.source'), value: newer.source ? labels.source(newer.source) : t('none') });
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={t('staleTitle')}
      description={
        <>
          {t('staleHint')}
          <ul>
            {changes.map(({ field, value }) => (
              <li key={field}>{`${field}: ${value}`}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
