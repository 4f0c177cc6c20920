import { describe, expect, it } from 'vitest';
import { readExcel } from './excel-rows.ts';
import { part, sheetOf, workbookOf, zipOf } from './test-bombs.ts';

const limits = { rows: 100, columns: 10, cellLength: 50 };
const cells = async (content: Uint8Array) => (await readExcel(content, limits)).rows.map((row) => row.cells);

describe('a list in Excel', () => {
  /** Styles that show numbers by these formats, the first style none. */
  const styled = (formats: readonly (readonly [id: number, code?: string])[]) => {
    const own = formats.map(([id, code]) => (code === undefined ? '' : `<numFmt numFmtId="${id}" formatCode="${code}"/>`));
    const styles = formats.map(([id]) => `<xf numFmtId="${id}"/>`);
    return part(
      `<styleSheet>${own.join('')}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/>${styles.join('')}</cellXfs></styleSheet>`,
    );
  };

  it('shows numbers as their formats do', async () => {
    const numbers: [what: string, shown: string, value: string, id: number, code?: string][] = [
      ['a day', '2019-03-04', '43528', 14],
      ['a day and a time', '2019-03-04 13:30', '43528.5625', 22],
      ['a day as it is written in China', '2019-03-04', '43528', 31],
      ['a day with words in it', '2019-03-04', '43528', 170, 'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;'],
      ['a month by its name', '2019-03-04', '43528', 171, '[$-409]mmmm;@'],
      ['the first day of all', '1900-01-01', '1', 14],
      ['the last day before the one that never was', '1900-02-28', '59', 14],
      ['the first day after it', '1900-03-01', '61', 14],
      ['a day before all calendars', '#VALUE!', '-1', 14],
      ['a day beyond all calendars', '#VALUE!', '1E+99', 14],
      ['a time', '13:30', '0.5625', 20],
      ['a number with words in it', '43528', '43528', 172, '0.0&quot; days&quot;'],
      ['a number in red', '43528', '43528', 173, '[Red]0'],
      ['a number with zeros before it', '0043528', '43528', 174, '0000000'],
      ['a number of many digits', '43528', '4.3528000000000001E4', 0],
      ['no number', '#VALUE!', 'x', 0],
    ];
    const rows = numbers.map(([what, , value], at) => `<row><c t="str"><v>${what}</v></c><c s="${at + 1}"><v>${value}</v></c></row>`);
    const styles = styled(numbers.map(([, , , id, code]) => [id, code]));
    const file = workbookOf({ 'xl/worksheets/sheet1.xml': sheetOf(rows.join('')), 'xl/styles.xml': styles });
    expect(await cells(file)).toEqual(numbers.map(([what, shown]) => [what, shown]));
  });

  it('shows what else a cell may hold', async () => {
    const held: [what: string, shown: string | string[], cells: string][] = [
      ['a truth', 'true', '<c t="b"><v>1</v></c>'],
      ['an error', '#N/A', '<c t="e"><v>#N/A</v></c>'],
      ['a day in words', '2019-03-04', '<c t="d"><v>2019-03-04T00:00:00</v></c>'],
      ['a day and a time in words', '2019-03-04 13:30', '<c t="d"><v>2019-03-04T13:30:00Z</v></c>'],
      ['a text of two styles', 'Ana', '<c t="inlineStr"><is><r><t>A</t></r><r><rPr><b/></rPr><t>na</t></r></is></c>'],
      ['a text and how it is spoken', '王', '<c t="inlineStr"><is><t>王</t><rPh sb="0" eb="1"><t>ワン</t></rPh></is></c>'],
      ['a text that is quoted in part', 'A<n>a', '<c t="str"><v>A<![CDATA[<n>]]>a</v></c>'],
      ['signs that XML does not have', 'a _x0041_', '<c t="inlineStr"><is><t>a_x000D__x005F_x0041_</t></is></c>'],
      ['a shared text', 'Ana Ruiz', '<c t="s"><v>1</v></c>'],
      ['a shared text that is not there', ['', 'x'], '<c t="s"><v>7</v></c><c t="str"><v>x</v></c>'],
      ['a text that a formula answered', 'Ana', '<c t="str"><f>A1</f><v>Ana</v></c>'],
      ['a formula that was never computed', '#VALUE!', '<c><f>NOW()</f></c>'],
      ['nothing', ['', '', '', '', '1'], '<c/><c s="1"/><c t="str"><v></v></c><c t="inlineStr"><is/></c><c><v>1</v></c>'],
    ];
    const strings = part('<sst><si><t>Bo</t></si><si><r><t xml:space="preserve">Ana </t></r><r><t>Ruiz</t></r></si></sst>');
    const rows = held.map(([what, , inside]) => `<row><c t="str"><v>${what}</v></c>${inside}</row>`);
    const file = workbookOf({ 'xl/worksheets/sheet1.xml': sheetOf(rows.join('')), 'xl/sharedStrings.xml': strings });
    expect(await cells(file)).toEqual(held.map(([what, shown]) => [what, shown].flat()));
  });

  it('need not say where a row or a cell stands that follows on the one before', async () => {
    const value = '<v>1</v>';
    const rows = `<row x:r="9"><c x:r="Z9">${value}</c><c r="C1">${value}</c><c>${value}</c></row><row r="5"><c>${value}</c></row><row/><row><c r="B7">${value}</c></row>`;
    const { rows: read } = await readExcel(workbookOf({ 'xl/worksheets/sheet1.xml': sheetOf(rows) }), limits);
    expect(read).toEqual([
      { number: 1, cells: ['1', '', '1', '1'] },
      { number: 5, cells: ['1'] },
      { number: 7, cells: ['', '1'] },
    ]);
  });

  it.each(['<row r="x"/>', '<row r="0"/>', '<row><c r="1"><v>1</v></c></row>', '<row><c r="ABCD1"><v>1</v></c></row>'])(
    'that says %j is refused',
    async (rows) => {
      await expect(cells(workbookOf({ 'xl/worksheets/sheet1.xml': sheetOf(rows) }))).rejects.toMatchObject({ reason: 'unreadable' });
    },
  );

  it('may lie wherever its document says, with prefixes, in UTF-16, counting from 1904', async () => {
    const relation = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${kind}" Target="${target}"/>`;
    const sheet = (value: string) =>
      `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c s="1"><x:v>${value}</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const utf16 = Buffer.from(`\ufeff${sheet('42066')}`, 'utf16le');
    const file = zipOf({
      '_rels/.rels': part(`<Relationships>${relation('a', 'officeDocument', '/Book/Main.xml')}</Relationships>`),
      'book\\main.xml': part(
        `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets>
          <sheet r:id="hidden" state="veryHidden"/><sheet r:id="gone"/><sheet r:id="shown"/><sheet r:id="later"/></sheets></workbook>`,
      ),
      'book/_rels/main.xml.rels': part(
        `<Relationships>${relation('later', 'worksheet', 'b.xml')}${relation('hidden', 'worksheet', 'b.xml')}
          ${relation('shown', 'worksheet', '../a.xml')}${relation('s', 'styles', 's.xml')}</Relationships>`,
      ),
      'book/b.xml': part(sheet('1')),
      'a.xml': part(utf16),
      'book/s.xml': styled([[14]]),
    });
    expect(await cells(file)).toEqual([['2019-03-04']]);
  });

  it.each([
    ['another document', { 'word/document.xml': part('<document/>') }],
    ['another document in the place of a workbook', { 'xl/workbook.xml': part('<document/>') }],
    ['nothing', {}],
  ])('is no archive of %s', async (_, parts) => {
    await expect(cells(zipOf({ 'a.txt': part('a'), ...parts }))).rejects.toMatchObject({ reason: 'otherType' });
  });
});
