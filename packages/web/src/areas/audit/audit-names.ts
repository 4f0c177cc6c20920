import { useTranslation } from 'react-i18next';

interface AuditNames {
  tableName: (table: string) => string;
  columnName: (table: string, column: string) => string;
  /** What a stored value means; undefined where it stands for itself. */
  valueName: (table: string, column: string, value: string | number) => string | undefined;
}

/** What tables, columns and stored values are called; one that has no word keeps its own name. */
export function useAuditNames(): AuditNames {
  const { t } = useTranslation('audit');
  const tables: Readonly<Record<string, string>> = t('table', { returnObjects: true });
  const columns: Readonly<Record<string, string>> = t('field', { returnObjects: true });
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = t('value', { returnObjects: true });
  return {
    tableName: (table) => tables[table] ?? table,
    columnName: (table, column) => columns[`${table}.${column}`] ?? columns[column] ?? column,
    valueName: (table, column, value) => (values[`${table}.${column}`] ?? values[column])?.[value],
  };
}
