import type { tableFileCalls } from '@trellis/contract/files/calls';
import type { InputOf } from '@trellis/contract/types';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import type { FileReply, IdentityContext } from '../../platform/http/routes.ts';

type Input = InputOf<typeof tableFileCalls.excel>;

/** A table as somebody sees it: what is a number is one there too. */
export function writeTable(_context: IdentityContext, { title, headers, rows }: Input): Promise<FileReply> {
  const columns = headers.map((header, column): ExcelColumn<Input['rows'][number]> => {
    const head = { header, width: column === 0 ? 32 : 18 };
    const hasNumbers = rows.some((row) => typeof row[column] === 'number');
    if (hasNumbers) return { ...head, format: 'General', value: (row) => row[column] ?? null };
    return { ...head, value: (row) => row[column]?.toString() ?? null };
  });
  const portions = async function* () {
    yield rows;
  };
  return excelReply({ fileName: `${title}.xlsx`, sheetName: title, columns, portions: portions() });
}
