import type { tableFileCalls } from '@trellis/contract/files/calls';
import type { InputOf } from '@trellis/contract/types';
import { excelReply } from '../../platform/documents/excel.ts';
import type { FileReply, IdentityContext } from '../../platform/http/routes.ts';

type Input = InputOf<typeof tableFileCalls.excel>;

/** A table as somebody sees it: where every cell of a column is a number, its cells are numbers there too. */
export function writeTable(_context: IdentityContext, { title, headers, rows }: Input): Promise<FileReply> {
  const columns = headers.map((header, column) => {
    const isNumber = rows.length > 0 && rows.every((row) => typeof (row[column] ?? 0) === 'number');
    return {
      header,
      width: column === 0 ? 32 : 18,
      ...(isNumber && { format: 'General' }),
      value: (row: Input['rows'][number]) => row[column] ?? null,
    };
  });
  const portions = async function* () {
    yield rows;
  };
  return excelReply({ fileName: `${title}.xlsx`, sheetName: title, columns, portions: portions() });
}
