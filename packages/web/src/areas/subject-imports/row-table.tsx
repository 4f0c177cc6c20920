import type { ImportField } from '@trellis/contract/subject-imports/fields';
import type { ImportRemark, ImportRow, SubjectImport } from '@trellis/contract/subject-imports/schemas';
import type { TableColumnsType } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../../ui/paged-list.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import type { Corrections } from './corrections.ts';
import type { ImportSearch } from './import-search.ts';
import { Remarks, RowCell } from './row-cell.tsx';

type Row = ImportRow & { id: string };

interface RowTableProps {
  list: SubjectImport;
  rows: Omit<PagedList<Row>, 'data'> & { data?: { items: ImportRow[]; totalCount: number } | undefined };
  search: ImportSearch;
  onSearch: (next: ImportSearch) => void;
  corrections: Corrections;
}

/** The rows as they stand in the file, each value with what is wrong with it, to be corrected there. */
export function RowTable({ list, rows, search, onSearch, corrections }: RowTableProps) {
  const { t } = useTranslation('subjectImports');
  const table = useRef<HTMLDivElement>(null);
  const mapped = list.mapping.columns.flatMap((field, at) => (field ? [{ field, at }] : []));
  const fields = mapped.map(({ field }) => field);
  const send = async () => {
    if (!(await corrections.send())) return;
    // the cell that was typed in may be sound, and gone: whoever types goes on at the next that is not
    window.requestAnimationFrame(() => table.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus());
  };
  const columns: TableColumnsType<Row> = [
    { key: 'number', title: t('preview.row'), dataIndex: 'number', width: 72, fixed: 'left' },
    ...mapped.map(({ field, at }) => ({
      key: field,
      title: t(`fields.${field}`),
      render: (_: unknown, row: Row) => (
        <RowCell
          label={t('preview.cell', { field: t(`fields.${field}`), number: row.number })}
          row={row}
          column={at}
          faults={remarksOn(row.faults, field, fields)}
          warnings={remarksOn(row.warnings, field, fields)}
          corrections={corrections}
          onSend={() => void send()}
        />
      ),
    })),
    {
      key: 'rest',
      title: t('preview.rest'),
      // what has no column of its own: a field that no column holds
      render: (_: unknown, row: Row) => {
        const isElsewhere = ({ field }: ImportRemark) => !fields.some((each) => isAbout(field, each, fields));
        return <Remarks faults={row.faults.filter(isElsewhere)} warnings={row.warnings.filter(isElsewhere)} />;
      },
    },
  ];
  const data = rows.data && { ...rows.data, items: rows.data.items.map((row) => ({ ...row, id: String(row.number) })) };
  return (
    <div ref={table}>
      <PagedTable<Row>
        isTypedInto
        label={t('preview.rows')}
        columns={columns}
        list={{ ...rows, data }}
        search={search}
        onSearch={({ page, size }) => onSearch({ ...search, page, size })}
        empty={{ title: t('preview.empty') }}
      />
    </div>
  );
}

const remarksOn = (remarks: readonly ImportRemark[], field: ImportField, fields: readonly ImportField[]) =>
  remarks.filter((remark) => isAbout(remark.field, field, fields));

/** What is said of a name stands at the first name where a list has the name in two columns. */
const isAbout = (said: ImportField, field: ImportField, fields: readonly ImportField[]): boolean =>
  said === field || (said === 'name' && field === 'firstName' && !fields.includes('name'));
