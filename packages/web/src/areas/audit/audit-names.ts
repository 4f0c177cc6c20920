import { useTranslation } from 'react-i18next';

/** What tables and columns are called; one that has no words yet keeps its own name. */
export function useAuditNames(): { tableName: (table: string) => string; columnName: (column: string) => string } {
  const { t } = useTranslation('audit');
  const tables = t('table', { returnObjects: true }) as Record<string, string>;
  const columns = t('field', { returnObjects: true }) as Record<string, string>;
  return { tableName: (table) => tables[table] ?? table, columnName: (column) => columns[column] ?? column };
}
