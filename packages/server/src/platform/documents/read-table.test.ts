import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'devextreme-exceljs-fork';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const limits = { rows: 100, columns: 10, cellLength: 50 };
const cells = async (content: Uint8Array | string) =>
  (await readTable(typeof content === 'string' ? new TextEncoder().encode(content) : content, limits)).rows.map((row) => row.cells);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** 姓名,性别 / 王浩然,男 */
const gbk = Uint8Array.from([
  0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd0, 0xd4, 0xb1, 0xf0, 0x0a, 0xcd, 0xf5, 0xba, 0xc6, 0xc8, 0xbb, 0x2c, 0xc4, 0xd0,
]);

describe('a list in CSV', () => {
  it.each([
    ['commas', 'Name,City\n"Ruiz, Ana","say ""hi"""'],
    ['semicolons', 'Name;City\r\nRuiz, Ana;"say ""hi"""\r\n'],
    ['tabs', 'Name\tCity\nRuiz, Ana\tsay "hi"'],
    ['a separator that is named', 'sep=|\nName|City\nRuiz, Ana|say "hi"'],
    ['a mark', '\ufeffName,City\n"Ruiz, Ana","say ""hi"""'],
  ])('with %s is read', async (_, text) => {
    expect(await cells(text)).toEqual([
      ['Name', 'City'],
      ['Ruiz, Ana', 'say "hi"'],
    ]);
  });

  it('is read in UTF-16, in GBK and in the code page of Europe', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('姓名\t性别\n王浩然\t男', 'utf16le')]);
    const chinese = [
      ['姓名', '性别'],
      ['王浩然', '男'],
    ];
    expect(await cells(utf16)).toEqual(chinese);
    expect(await cells(gbk)).toEqual(chinese);
    expect(await cells(latin('Año;Niña\nMuñoz;José'))).toEqual([
      ['Año', 'Niña'],
      ['Muñoz', 'José'],
    ]);
  });

  it('keeps line breaks out of values, skips what is empty and counts rows as they stand', async () => {
    const { rows } = await readTable(new TextEncoder().encode('A,B\n\n,\n"x\ny", \u00a0z\u0000\n'.replace('\u0000', '')), limits);
    expect(rows).toEqual([
      { number: 1, cells: ['A', 'B'] },
      { number: 4, cells: ['x y', 'z'] },
    ]);
  });

  it('leaves out what turns the order of the words around a value', async () => {
    expect(await cells('Name,City\n\u202eadI\u202c,\u2067Oslo\u2069')).toEqual([
      ['Name', 'City'],
      ['adI', 'Oslo'],
    ]);
  });

  it.each([
    ['a quote that nobody closed', 'A,B\n"x,y\n', 'unreadable'],
    ['too many rows', 'A\n'.repeat(101), 'tooLong'],
    ['more separators than any line has', ','.repeat(200_000), 'tooWide'],
    ['too many columns', `${'A,'.repeat(10)}B`, 'tooWide'],
    ['a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'), 'otherType'],
    ['a binary file', 'A,B\n\u0000\u0001', 'otherType'],
  ])('with %s is refused', async (_, content, reason) => {
    await expect(cells(content)).rejects.toMatchObject({ reason });
  });
});

describe('lists at once', () => {
  it('are read one after another, and more than may wait are refused', async () => {
    const read = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => cells(`Name\n${index}`)));
    const refused = read.filter((each) => each.status === 'rejected').map((each) => each.reason.code);
    expect(refused).toEqual(['Trellis:TooMany', 'Trellis:TooMany']);
    expect(read.filter((each) => each.status === 'fulfilled').map((each) => each.value.length)).toEqual([2, 2, 2, 2, 2]);
  });

  it('are read of all who ask in turn: the first list of one waits for one of another, however many those are', async () => {
    const done: string[] = [];
    const ask = async (asker: string) => {
      const read = await readTable(new TextEncoder().encode('Name'), limits, asker).catch((error: { code: string }) => error.code);
      done.push(typeof read === 'string' ? `${asker} ${read}` : asker);
    };
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'a', 'b'].map(ask));
    expect(done).toEqual(['a Trellis:TooMany', 'a', 'b', 'a', 'a', 'a', 'a']);
  });
});

describe('a list in Excel', () => {
  async function workbook(fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void) {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Children');
    fill(sheet, book);
    return new Uint8Array(await book.xlsx.writeBuffer());
  }

  it('is read as it is shown: dates, formulas, rich texts, links, leading zeros', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Name', 'Born', 'Number']);
      sheet.addRow([{ richText: [{ text: 'Ana ' }, { text: 'Ruiz' }] }, new Date('2019-03-04T00:00:00Z'), 42]);
      sheet.addRow([
        { formula: 'A2', result: 'Ana Ruiz' },
        { formula: 'B2', result: 43528 },
        { text: 'a@b.example', hyperlink: 'mailto:a@b.example' },
      ]);
      sheet.addRow([{ formula: '1/0', result: { error: '#DIV/0!' } }, { formula: 'NOW()' }, { error: '#REF!' }]);
      sheet.getCell('C2').numFmt = '00000';
      sheet.getCell('B3').numFmt = 'dd/mm/yyyy';
    });
    expect(await cells(file)).toEqual([
      ['Name', 'Born', 'Number'],
      ['Ana Ruiz', '2019-03-04', '00042'],
      ['Ana Ruiz', '2019-03-04', 'a@b.example'],
      ['#VALUE!', '#VALUE!', '#REF!'],
    ]);
  });

  it('is its first sheet that is shown and holds something', async () => {
    const file = await workbook((sheet, book) => {
      sheet.state = 'hidden';
      sheet.addRow(['Secret']);
      book.addWorksheet('Empty');
      book.addWorksheet('Shown').addRow(['Name']);
    });
    expect(await cells(file)).toEqual([['Name']]);
  });

  it('that is broken, or no list but a file of its kind, is refused', async () => {
    const file = await workbook((sheet) => sheet.addRow(['Name', 'x'.repeat(3000)]));
    await expect(cells(file.subarray(0, file.length / 2))).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('that unfolds without end costs its own thread and nobody else', async () => {
    const stream = new PassThrough();
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: true });
    const written = buffer(stream);
    const sheet = book.addWorksheet('Bomb');
    for (let row = 0; row < 300; row += 1) sheet.addRow(['x'.repeat(30_000) + row]).commit();
    sheet.commit();
    await book.commit();
    const before = process.memoryUsage().rss;
    const outcome = await cells(await written).catch((error: { reason?: string }) => error.reason);
    expect(['unreadable', 'tooLong']).toContain(outcome);
    expect(process.memoryUsage().rss - before).toBeLessThan(900 * 1024 * 1024);
  });
});
