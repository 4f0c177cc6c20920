import { type GuardianInfo, guardianInfo } from '@trellis/contract/guardians/schemas';
import { toLocale } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { fieldsOf, formOf, type GuardianFormValues } from './form-values.ts';
import { BackgroundFields, ContactFields } from './guardian-fields.tsx';
import { useGuardianLabels } from './labels.ts';
import { useUpdateGuardian } from './queries.ts';

const texts = ['fullName', 'phone', 'email', 'city', 'sourceText', 'emergencyContactName', 'emergencyContactPhone'] as const;

/** Edits what is known of a guardian. */
export function EditDrawer({ guardian, onClose }: { guardian: GuardianInfo; onClose: () => void }) {
  const { t } = useTranslation(['guardians', 'shell']);
  const update = useUpdateGuardian();
  const labels = useGuardianLabels();
  return (
    <ResourceDrawer<GuardianInfo, GuardianFormValues>
      size="large"
      title={t('editTitle', { name: guardian.fullName })}
      item={guardian}
      form={{
        schema: guardianInfo,
        valuesOf: (one = guardian) => formOf(one),
        facts: (one) => [
          ...texts.map((key) => ({ key, field: t(`fields.${key}`), value: one[key] ?? t('word.nothing') })),
          {
            key: 'emergencyContactRole',
            field: t('fields.emergencyContactRole'),
            value: one.emergencyContactRole ? labels.role(one.emergencyContactRole) : t('word.nothing'),
          },
          { key: 'language', field: t('fields.language'), value: t(`shell:languages.${toLocale(one.language)}`) },
          { key: 'source', field: t('fields.source'), value: one.source ? labels.source(one.source) : t('word.nothing') },
        ],
        save: (values, { id, concurrencyStamp } = guardian) => update.mutateAsync({ ...fieldsOf(values), id, concurrencyStamp }),
        fields: () => (
          <>
            <ContactFields />
            <BackgroundFields />
          </>
        ),
      }}
      saved={() => t('word.savedSentence')}
      onClose={onClose}
    />
  );
}
