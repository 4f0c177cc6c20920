import type { FileReply } from '../http/routes.ts';
import { attachment } from './attachment.ts';
import { excelType, sheetNameOf } from './excel.ts';

interface TemplateSheet {
  /** With its extension; may hold any letters. */
  fileName: string;
  sheetName: string;
  columns: readonly { header: string; list: readonly string[]; example: string }[];
  /** So many of them offer what may be chosen. */
  rows: number;
}

/** An empty list to fill in, with what may be chosen in its cells and an example. Every cell is a text: a program turns no number into a date. */
export async function excelTemplate({ fileName, sheetName, columns, rows }: TemplateSheet): Promise<FileReply> {
  const { default: ExcelJS } = await import('devextreme-exceljs-fork');
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheetNameOf(sheetName), { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map(({ header }) => ({ header, width: 20, style: { numFmt: '@' } }));
  page.getRow(1).font = { bold: true };
  page.addRow(columns.map(({ example }) => example)).font = { italic: true };
  // a list in a cell's own rule takes 255 characters: what may be chosen stands on a sheet that nobody sees
  const choices = book.addWorksheet('Lists', { state: 'hidden' });
  const last = rows + 2;
  for (const [at, { list }] of columns.entries()) {
    if (list.length === 0) continue;
    const letter = page.getColumn(at + 1).letter;
    for (const [row, choice] of list.entries()) choices.getCell(row + 1, at + 1).value = choice;
    const rule = { type: 'list' as const, allowBlank: true, formulae: [`Lists!$${letter}$1:$${letter}$${list.length}`] };
    const { dataValidations } = page as unknown as { dataValidations: { add: (cells: string, rule: object) => void } };
    dataValidations.add(`${letter}2:${letter}${last}`, rule);
  }
  page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const content = new Uint8Array((await book.xlsx.writeBuffer()) as ArrayBuffer);
  const headers = { 'content-type': excelType, 'content-disposition': attachment(fileName), 'cache-control': 'no-store' };
  return { headers, body: new Blob([content]).stream() };
}
