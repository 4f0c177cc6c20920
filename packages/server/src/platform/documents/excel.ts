import { PassThrough, Readable } from 'node:stream';
import ExcelJS from 'devextreme-exceljs-fork';
import type { FileReply } from '../http/routes.ts';
import { attachment } from './attachment.ts';

export interface ExcelColumn<Row> {
  header: string;
  /** Characters. */
  width?: number;
  /** How numbers and dates are shown; without one the column holds text. */
  format?: string;
  value: (row: Row) => string | number | Date | null;
}

export interface ExcelSheet<Row> {
  /** With its extension; may hold any letters. */
  fileName: string;
  sheetName: string;
  columns: readonly ExcelColumn<Row>[];
  /** The rows in portions, so that a file of any length takes little memory. */
  portions: AsyncIterable<readonly Row[]>;
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A cell of this format stays text when somebody edits it, even if it begins like a formula. */
const asText = '@';

/**
 * Writes an Excel file while it is read. The first portion is fetched before anything is answered, so that what fails at once is a refusal
 * and no broken file.
 */
export async function excelReply<Row>(sheet: ExcelSheet<Row>): Promise<FileReply> {
  const portions = sheet.portions[Symbol.asyncIterator]();
  const first = await portions.next();
  const stream = new PassThrough();
  write(sheet, resumed(first, portions), stream).catch((error: Error) => stream.destroy(error));
  const headers = { 'content-type': type, 'content-disposition': attachment(sheet.fileName), 'cache-control': 'no-store' };
  return { headers, body: Readable.toWeb(stream) as ReadableStream };
}

async function* resumed<Row>(first: IteratorResult<Row>, rest: AsyncIterator<Row>): AsyncGenerator<Row> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function write<Row>(
  { sheetName, columns }: Pick<ExcelSheet<Row>, 'sheetName' | 'columns'>,
  portions: AsyncGenerator<readonly Row[]>,
  stream: PassThrough,
): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: false, useStyles: true });
  const page = book.addWorksheet(sheetNameOf(sheetName), { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map(({ header, width = 18, format = asText }) => ({ header, width, style: { numFmt: format } }));
  page.getRow(1).font = { bold: true };
  for await (const rows of portions) {
    for (const row of rows) page.addRow(columns.map(({ value }) => cellOf(value(row)))).commit();
    await readerOf(stream);
    // nobody reads on: what is left need not be fetched
    if (stream.destroyed) return;
  }
  page.commit();
  await book.commit();
}

/** XML has no such character, and the library drops only the others that it lacks. */
const cellOf = <V>(value: V) => (typeof value === 'string' ? value.replace(/[\uFFFE\uFFFF]/g, '') : value);

/** Waits until the reader has caught up, or gone. */
function readerOf(stream: PassThrough): Promise<void> | undefined {
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
const sheetNameOf = (text: string) => text.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
