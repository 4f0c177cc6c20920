import { useTranslation } from 'react-i18next';

/** Columns that hold one of a few words of the database. */
const wordy = new Set([
  'kind',
  'type',
  'state',
  'status',
  'scope',
  'tag',
  'gender',
  'role',
  'purpose',
  'contract_type',
  'bind_state',
  'emergency_role',
  'tenant_kind',
  'centre_kind',
  'parent_kind',
  'age_stage',
  'assessment_type',
  'audit_result',
  'signer_role',
  'source_type',
  'test_type',
]);

interface AuditNames {
  tableName: (table: string) => string;
  columnName: (column: string) => string;
  /** What a stored word means; undefined where it is no such word. */
  wordName: (column: string, value: string) => string | undefined;
}

/** What tables, columns and stored words are called; one that has no words yet keeps its own name. */
export function useAuditNames(): AuditNames {
  const { t } = useTranslation('audit');
  const tables = t('table', { returnObjects: true }) as Record<string, string>;
  const columns = t('field', { returnObjects: true }) as Record<string, string>;
  const words = t('word', { returnObjects: true }) as Record<string, string>;
  return {
    tableName: (table) => tables[table] ?? table,
    columnName: (column) => columns[column] ?? column,
    wordName: (column, value) => (wordy.has(column) ? words[value] : undefined),
  };
}
