import { readBook } from './excel-book.ts';
import { readFormats } from './excel-formats.ts';
import { readSheet } from './excel-sheet.ts';
import { readStrings } from './excel-strings.ts';
import { type Table, TableFault, type TableLimits } from './table.ts';
import { ZipParts } from './zip-parts.ts';

/** Of a workbook that makes use of every style that a program allows. */
const stylesMegabytes = 16;

/** Reads the first sheet that is shown and holds something: the file's other parts are not unpacked. */
export async function readExcel(content: Uint8Array, limits: TableLimits): Promise<Table> {
  try {
    const parts = await ZipParts.open(content);
    const { sheets, strings, styles, since1904 } = await readBook(parts);
    const most = { strings: limits.rows * limits.columns, length: limits.cellLength };
    const meaning = {
      strings: strings ? await readStrings(parts.read(strings), most) : [],
      formats: styles ? await readFormats(parts.read(styles, stylesMegabytes)) : [],
      since1904,
    };
    for (const sheet of sheets) {
      const { rows } = await readSheet(parts.read(sheet), meaning, limits);
      if (rows.length > 0) return { rows };
    }
    return { rows: [] };
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('unreadable');
  }
}
