import { type ComparedField, comparedFields, mergedFields } from '@trellis/contract/guardians/rules';
import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import { toLocale } from '@trellis/contract/languages';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { useGuardianLabels } from './labels.ts';

/** Two records of one guardian side by side, and what comes of them: only what differs. */
export function MergePreview({ kept, gone }: { kept: GuardianInfo; gone: GuardianInfo }) {
  const { t } = useTranslation('guardians');
  const textOf = useFieldText();
  const merged = mergedFields(kept, gone);
  const differing = comparedFields.filter((field) => kept[field] !== gone[field]);
  const shown = differing.length > 0 ? differing : (['fullName'] as const);
  return (
    <CardTable
      label={t('merge.result')}
      rowKey="field"
      rows={shown.map((field) => ({
        field,
        kept: textOf(field, kept[field]),
        gone: textOf(field, gone[field]),
        result: textOf(field, merged[field]),
      }))}
      columns={[
        { key: 'field', title: t('merge.field'), dataIndex: 'field', render: (field: ComparedField) => t(`fields.${field}`) },
        { key: 'kept', title: kept.fullName, dataIndex: 'kept' },
        { key: 'gone', title: gone.fullName, dataIndex: 'gone' },
        {
          key: 'result',
          title: t('merge.result'),
          dataIndex: 'result',
          render: (text: string) => <Typography.Text strong>{text}</Typography.Text>,
        },
      ]}
    />
  );
}

/** A field as people read it. */
function useFieldText() {
  const { t } = useTranslation(['guardians', 'shell']);
  const labels = useGuardianLabels();
  return (field: ComparedField, value: string | null): string => {
    if (value === null) return t('word.nothing');
    if (field === 'source') return labels.source(value as never);
    if (field === 'emergencyContactRole') return labels.role(value as never);
    if (field === 'language') return t(`shell:languages.${toLocale(value as never)}`);
    return value;
  };
}
