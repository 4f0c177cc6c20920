import { readXml } from './xml-events.ts';

/** Of the formats that every program knows by number, those of days and times; some are written otherwise in each country. */
const known = new Map<number, string>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'hh:mm'] as const),
  [22, 'yyyy-mm-dd hh:mm'],
]);

/** A program lets nobody write a longer one. */
const longest = 255;

/** How a number is shown, as far as it matters to somebody who would type it. */
export type ExcelFormat = 'date' | 'time' | { digits: number } | undefined;

/** Reads how numbers are shown, by what their cells name as their style. */
export async function readFormats(pieces: AsyncIterable<string>): Promise<ExcelFormat[]> {
  const own = new Map<number, string>();
  const formats: ExcelFormat[] = [];
  let inCells = false;
  await readXml(pieces, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode?.slice(0, longest) ?? '');
      if (name === 'cellXfs') inCells = true;
      const id = Number(attributes.numFmtId);
      if (name === 'xf' && inCells) formats.push(formatOf(own.get(id) ?? known.get(id) ?? ''));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

/** Reads a format without what is quoted or in brackets: a day or a year in it is a date's. */
function formatOf(code: string): ExcelFormat {
  const digits = /^0{2,20}$/.exec(code)?.[0].length;
  if (digits !== undefined) return { digits };
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/[yd]|mmm/i.test(bare)) return 'date';
  return /[hs]/i.test(bare) ? 'time' : undefined;
}
