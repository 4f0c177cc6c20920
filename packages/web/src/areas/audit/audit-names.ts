import { useTranslation } from 'react-i18next';

interface AuditNames {
  tableName: (table: string) => string;
  columnName: (table: string, column: string) => string;
  /** What a stored value means; undefined where it stands for itself. */
  valueName: (table: string, column: string, value: string | number) => string | undefined;
}

interface AuditTexts {
  table: Readonly<Record<string, string>>;
  field: Readonly<Record<string, string>>;
  value: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What tables, columns and stored values are called; one that has no word keeps its own name. */
export function useAuditNames(): AuditNames {
  const { i18n } = useTranslation('audit');
  // as they lie there: t would make hundreds of texts anew, for each cell of a list
  const { table: tables, field: columns, value: values } = i18n.getResourceBundle(i18n.language, 'audit') as AuditTexts;
  return {
    tableName: (table) => tables[table] ?? table,
    columnName: (table, column) => columns[`${table}.${column}`] ?? columns[column] ?? column,
    valueName: (table, column, value) => (values[`${table}.${column}`] ?? values[column])?.[value],
  };
}
