import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { ImportRow, SubjectImport } from '@trellis/contract/subject-imports/schemas';
import { Flex, type TableColumnsType, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../../ui/paged-list.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import type { ImportSearch } from './import-search.ts';

type Row = ImportRow & { id: string };

interface RowTableProps {
  list: SubjectImport;
  rows: Omit<PagedList<Row>, 'data'> & { data?: { items: ImportRow[]; totalCount: number } | undefined };
  search: ImportSearch;
  onSearch: (next: ImportSearch) => void;
}

/** The rows as they stand in the file, each value with what is wrong with it. */
export function RowTable({ list, rows, search, onSearch }: RowTableProps) {
  const { t } = useTranslation('subjectImports');
  const mapped = list.mapping.columns.flatMap((field, at) => (field ? [{ field, at }] : []));
  const columns: TableColumnsType<Row> = [
    { key: 'number', title: t('preview.row'), dataIndex: 'number', width: 72, fixed: 'left' },
    ...mapped.map(({ field, at }) => ({
      key: field,
      title: t(`fields.${field}`),
      render: (_: unknown, row: Row) => <Value text={row.cells[at] ?? ''} row={row} isOf={(remark) => remark === field} />,
    })),
    {
      key: 'rest',
      title: t('preview.rest'),
      // what has no column of its own: a field that no column holds
      render: (_: unknown, row: Row) => <Value text="" row={row} isOf={(remark) => !mapped.some(({ field }) => field === remark)} />,
    },
  ];
  const data = rows.data && { ...rows.data, items: rows.data.items.map((row) => ({ ...row, id: String(row.number) })) };
  return (
    <PagedTable<Row>
      label={t('preview.rows')}
      columns={columns}
      list={{ ...rows, data }}
      search={search}
      onSearch={({ page, size }) => onSearch({ ...search, page, size })}
      empty={{ title: t('preview.empty') }}
    />
  );
}

function Value({ text, row, isOf }: { text: string; row: Row; isOf: (field: string) => boolean }) {
  const { token } = theme.useToken();
  const faults = row.faults.filter(({ field }) => isOf(field));
  const warnings = row.warnings.filter(({ field }) => isOf(field));
  return (
    <Flex vertical>
      {text && <Typography.Text style={{ maxWidth: 240, overflowWrap: 'anywhere' }}>{text}</Typography.Text>}
      {faults.map(({ field, message }) => (
        <Typography.Text key={field} type="danger" style={{ maxWidth: 240 }}>
          <CloseCircleFilled aria-hidden /> {message}
        </Typography.Text>
      ))}
      {warnings.map(({ field, message }) => (
        <Typography.Text key={field} style={{ maxWidth: 240, color: token.colorWarningText }}>
          <WarningFilled aria-hidden /> {message}
        </Typography.Text>
      ))}
    </Flex>
  );
}
