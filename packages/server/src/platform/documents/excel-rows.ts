import { Readable } from 'node:stream';
import ExcelJS from 'devextreme-exceljs-fork';
import { type Table, TableFault, type TableLimits, TableRows } from './table.ts';

/** What a cell shows whose formula was never computed. */
const notComputed = '#VALUE!';
/** Of Excel's calendar, which begins in 1900. */
const daysTo1970 = 25_569;

/** Reads the first sheet that is shown and holds something, row after row: the file's other parts are not kept. */
export async function readExcel(content: Uint8Array, limits: TableLimits): Promise<Table> {
  try {
    const book = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([Buffer.from(content)]), {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'cache',
      hyperlinks: 'ignore',
      entries: 'ignore',
    });
    for await (const sheet of book) {
      const kept = new TableRows(limits);
      for await (const row of sheet) kept.add(row.number, valuesOf(row, limits.columns));
      if (kept.rows.length > 0 && (sheet as { state?: string }).state !== 'hidden') return { rows: kept.rows };
    }
    return { rows: [] };
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('unreadable');
  }
}

function valuesOf(row: ExcelJS.Row, most: number): string[] {
  const values: string[] = [];
  row.eachCell({ includeEmpty: false }, (cell, column) => {
    // a stray cell far to the right is too wide, however few there are between
    if (column > most * 20) throw new TableFault('tooWide');
    while (values.length < column) values.push('');
    values[column - 1] = shown(cell.value, cell.numFmt ?? '');
  });
  return values;
}

/** A value as its format shows it: what a formula answers is a bare number, and one with leading zeros is read, not reckoned with. */
function shown(value: ExcelJS.CellValue, format: string): string {
  const answer = isFormula(value) ? (value.result ?? { error: notComputed }) : value;
  if (typeof answer !== 'number') return textOf(answer as ExcelJS.CellValue);
  if (Number.isNaN(answer)) return notComputed;
  if (isDateFormat(format)) return dateText(new Date(Math.round((answer - daysTo1970) * 86_400) * 1000));
  const text = String(answer);
  return /^0{2,20}$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text;
}

const isFormula = (value: ExcelJS.CellValue): value is ExcelJS.CellFormulaValue =>
  typeof value === 'object' && value !== null && ('formula' in value || 'sharedFormula' in value);

/** Names a day or a year outside of what is quoted or in brackets. */
const isDateFormat = (format: string) => /[yd]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** A cell's value as somebody would type it: of a date the day. */
function textOf(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'object') return String(value);
  if ('error' in value) return value.error;
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('text' in value) return String(value.text);
  return '';
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return notComputed;
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
