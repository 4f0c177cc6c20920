import type { ListRemark, ListRowFound, UploadedList } from '@trellis/contract/imports/lists';
import type { TableColumnsType } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '../paged-list.ts';
import { PagedTable } from '../paged-table.tsx';
import type { Corrections } from './corrections.ts';
import type { ImportSearch } from './import-search.ts';
import type { ListImport } from './list-import.ts';
import { Remarks, RowCell } from './row-cell.tsx';

type Row = ListRowFound & { id: string };

interface RowTableProps {
  kind: ListImport;
  list: UploadedList;
  rows: Omit<PagedList<Row>, 'data'> & { data?: { items: ListRowFound[]; totalCount: number } | undefined };
  search: ImportSearch;
  onSearch: (next: ImportSearch) => void;
  corrections: Corrections;
}

/** The rows as they stand in the file, each value with what is wrong with it, to be corrected there. */
export function RowTable({ kind, list, rows, search, onSearch, corrections }: RowTableProps) {
  const { t } = useTranslation('imports');
  const table = useRef<HTMLDivElement>(null);
  const mapped = list.mapping.columns.flatMap((field, at) => (field ? [{ field, at }] : []));
  const fields = mapped.map(({ field }) => field);
  const remarksAt = (remarks: readonly ListRemark[], place: string | undefined) =>
    remarks.filter(({ field }) => kind.placeOf(field, fields) === place);
  const send = async () => {
    if (!(await corrections.send())) return;
    // the cell that was typed in may be sound, and gone: whoever types goes on at the next that is not
    window.requestAnimationFrame(() => table.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus());
  };
  const columns: TableColumnsType<Row> = [
    { key: 'number', title: t('preview.row'), dataIndex: 'number', width: 72, fixed: 'left' },
    ...mapped.map(({ field, at }) => ({
      key: field,
      title: kind.words.field(field),
      render: (_: unknown, row: Row) => (
        <RowCell
          label={t('preview.cell', { field: kind.words.field(field), number: row.number })}
          row={row}
          column={at}
          faults={remarksAt(row.faults, field)}
          warnings={remarksAt(row.warnings, field)}
          corrections={corrections}
          onSend={() => void send()}
        />
      ),
    })),
    {
      key: 'rest',
      title: t('preview.rest'),
      // what has no column of its own: a field that no column holds
      render: (_: unknown, row: Row) => <Remarks faults={remarksAt(row.faults, undefined)} warnings={remarksAt(row.warnings, undefined)} />,
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
