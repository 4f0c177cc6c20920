import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'devextreme-exceljs-fork';
import type { FileReply } from '../platform/http/routes.ts';

/** The rows of an Excel file's first sheet, its header first. */
export async function readSheet({ body }: Pick<FileReply, 'body'>): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await buffer(Readable.fromWeb(body as never))).buffer as never);
  const sheet = book.worksheets[0];
  return Array.from({ length: sheet?.rowCount ?? 0 }, (_, index) => {
    const values = sheet?.getRow(index + 1).values;
    return Array.isArray(values) ? values.slice(1) : [];
  });
}
