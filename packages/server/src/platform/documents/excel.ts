import type { Writable } from 'node:stream';
import type { FileReply } from '../http/routes.ts';
import { attachment } from './attachment.ts';
import { replyStream } from './reply-stream.ts';

interface Column {
  header: string;
  /** Characters. */
  width?: number;
}
interface TextColumn<Row> extends Column {
  format?: never;
  value: (row: Row) => string | null;
}
interface FormattedColumn<Row> extends Column {
  /** How its numbers or dates are shown. */
  format: string;
  value: (row: Row) => string | number | Date | null;
}
/** What has no format holds text: a number or a date in it would count for nothing where it is added up or sorted. */
export type ExcelColumn<Row> = TextColumn<Row> | FormattedColumn<Row>;

export interface ExcelSheet<Row> {
  /** With its extension; may hold any letters. */
  fileName: string;
  sheetName: string;
  columns: readonly ExcelColumn<Row>[];
  /** The rows in portions, so that a file of any length takes little memory. */
  portions: AsyncIterable<readonly Row[]>;
}

/** What an Excel file is called on the wire. */
export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A cell of this format stays text when somebody edits it, even if it begins like a formula. */
const asText = '@';

/**
 * Writes an Excel file while it is read. The first portion is fetched before anything is answered, so that what fails at once is a refusal
 * and no broken file.
 */
export async function excelReply<Row>(sheet: ExcelSheet<Row>): Promise<FileReply> {
  const portions = sheet.portions[Symbol.asyncIterator]();
  const first = await portions.next();
  let rows = 0;
  const headers = { 'content-type': excelType, 'content-disposition': attachment(sheet.fileName), 'cache-control': 'no-store' };
  const body = replyStream(async (stream) => {
    try {
      if (!stream.destroyed) await write(sheet, { first, portions, onRows: (count) => (rows += count) }, stream);
    } finally {
      await portions.return?.();
    }
  });
  return { headers, body, rows: () => rows };
}

interface Rows<Row> {
  first: IteratorResult<readonly Row[]>;
  portions: AsyncIterator<readonly Row[]>;
  onRows: (count: number) => void;
}

async function write<Row>(
  { sheetName, columns }: Pick<ExcelSheet<Row>, 'sheetName' | 'columns'>,
  { first, portions, onRows }: Rows<Row>,
  stream: Writable,
): Promise<void> {
  // not before somebody wants a file: it takes 10 MB
  const { default: ExcelJS } = await import('devextreme-exceljs-fork');
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: false, useStyles: true });
  const page = book.addWorksheet(sheetNameOf(sheetName), { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map(({ header, width = 18, format = asText }) => ({ header, width, style: { numFmt: format } }));
  page.getRow(1).font = { bold: true };
  let count = 0;
  for (let next = first; !next.done; next = await portions.next()) {
    // nobody reads on: what was fetched need not be written, nor what is left be fetched
    if (stream.destroyed) return;
    for (const row of next.value) page.addRow(columns.map(({ value }) => cellOf(value(row)))).commit();
    count += next.value.length;
    onRows(next.value.length);
    await readerOf(stream);
    if (stream.destroyed) return;
  }
  page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + count, column: columns.length } };
  page.commit();
  await book.commit();
}

/** XML has no such character, and the library drops only the others that it lacks. */
const cellOf = <V>(value: V) => (typeof value === 'string' ? value.replace(/[\uFFFE\uFFFF]/g, '') : value);

/** Waits until the reader has caught up, or gone. */
function readerOf(stream: Writable): Promise<void> | undefined {
  if (!stream.writableNeedDrain) return undefined;
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

/** A sheet's name takes 31 characters and none of these. */
export const sheetNameOf = (text: string) => text.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
