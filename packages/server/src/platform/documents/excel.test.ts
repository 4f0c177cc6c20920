import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import ExcelJS from 'devextreme-exceljs-fork';
import { describe, expect, it } from 'vitest';
import { assertXml, unzip } from '../../testing/unzip.ts';
import { excelReply } from './excel.ts';

const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Count', format: '0', value: (row: Row) => row.count },
];
interface Row {
  name: string | null;
  count: number | null;
}

async function* inPortions(...portions: Row[][]) {
  yield* portions;
}
const reply = (portions: AsyncIterable<Row[]>, names: { fileName?: string; sheetName?: string } = {}) =>
  excelReply({ fileName: 'a.xlsx', sheetName: 'Rows', columns, portions, ...names });
const readerOf = async (portions: AsyncIterable<Row[]>) => Readable.fromWeb((await reply(portions)).body as never);

describe('an Excel file', () => {
  it('reads back as it was written', async () => {
    const file = await buffer(
      await readerOf(
        inPortions(
          [{ name: 'Ada', count: 1 }],
          [
            { name: null, count: null },
            { name: '=1+1', count: -2.5 },
          ],
        ),
      ),
    );
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(file).buffer as never);
    const [sheet] = book.worksheets;
    const rows = [1, 2, 3, 4].map((number) => [sheet?.getCell(number, 1).value, sheet?.getCell(number, 2).value]);
    expect(rows).toEqual([
      ['Name', 'Count'],
      ['Ada', 1],
      [null, null],
      ['=1+1', -2.5],
    ]);
    expect(sheet?.getRow(1).getCell(1).font?.bold).toBe(true);
    // every column can be filtered, down to the last row
    expect(sheet?.autoFilter).toBe('A1:B4');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '<&>"\'', '\u0000\u0001\u000b\ufffe\uffff', '\ud800', '😀', 'a\nb'])(
    'holds %j as text in well-formed XML',
    async (name) => {
      const parts = unzip(await buffer(await readerOf(inPortions([{ name, count: 1 }]))));
      const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
      expect(sheet).not.toMatch(/<f[ >]/);
      for (const xml of parts.values()) assertXml(xml);
    },
  );

  it('has a name that any letters may stand in, and a sheet’s name within its limits', async () => {
    const { headers } = await reply(inPortions(), { fileName: '订单 "5"\'s.xlsx', sheetName: 'A/B: what is [longer] than thirty-one' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__ _5__s.xlsx"; filename*=UTF-8''${encodeURIComponent('订单 "5"')}%27s.xlsx`,
    );
  });

  it('is fetched as fast as it is read, and no further when nobody reads on', async () => {
    let fetched = 0;
    let closed = false;
    const noise = () => Array.from({ length: 500 }, () => ({ name: crypto.randomUUID() + crypto.randomUUID(), count: Math.random() }));
    async function* endless() {
      try {
        for (;;) {
          fetched += 1;
          yield noise();
          await pause(1);
        }
      } finally {
        closed = true;
      }
    }
    const reader = await readerOf(endless());
    await once(reader, 'readable');
    // some portions fit into what lies between writer and reader
    let before = -1;
    while (before !== fetched && fetched < 500) {
      before = fetched;
      await pause(300);
    }
    expect(fetched).toBeLessThan(200);
    reader.destroy();
    await expect.poll(() => closed).toBe(true);
  });

  it('is let go of when its reader goes before the beginning, or while rows are fetched', async () => {
    const closed: string[] = [];
    async function* waiting(name: string, fetching: Promise<void>): AsyncGenerator<Row[]> {
      try {
        yield [{ name, count: 1 }];
        await fetching;
        yield [{ name, count: 2 }];
        closed.push('too many');
        yield [];
      } finally {
        closed.push(name);
      }
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    await (await reply(waiting('never read', promise))).body.cancel();
    expect(closed).toEqual(['never read']);
    const reader = await readerOf(waiting('left', promise));
    await once(reader, 'readable');
    reader.destroy();
    await once(reader, 'close');
    resolve();
    await expect.poll(() => closed).toEqual(['never read', 'left']);
  });

  it('is refused when its first rows cannot be had, and broken off when later ones cannot', async () => {
    async function* failing(after: number): AsyncGenerator<Row[]> {
      for (let portion = 0; portion < after; portion += 1) yield [{ name: 'Ada', count: portion }];
      throw new Error('The database is gone');
    }
    await expect(reply(failing(0))).rejects.toThrow('The database is gone');
    await expect(readerOf(failing(1)).then(buffer)).rejects.toThrow('The database is gone');
  });
});
