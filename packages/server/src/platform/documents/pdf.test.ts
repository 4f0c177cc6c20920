import { limits } from '@trellis/contract/limits';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/pdf.ts';
import { pdfReply } from './pdf.ts';
import type { PdfOrder, PdfPart } from './pdf-content.ts';
import { drawable } from './pdf-fonts.ts';
import { drawPdf } from './pdf-layout.ts';
import { inPieces } from './pdf-pieces.ts';
import { renderPdf } from './pdf-thread.ts';
import { writtenDay, writtenTime } from './written.ts';

const order = (...parts: PdfPart[]): PdfOrder => ({
  fileName: 'Report',
  title: 'Report',
  language: 'en',
  centre: 'Riverside',
  logo: null,
  madeOn: new Date('2026-01-02T03:04:05Z'),
  madeAt: '01/02/2026 03:04',
  parts,
});
const columns = [
  { header: 'Question', share: 1 },
  { header: 'Answer', share: 1 },
];

describe('a document', () => {
  it('is the same whenever it is drawn', async () => {
    const parts: PdfPart = { kind: 'facts', facts: [{ label: 'Name', value: '王浩然' }] };
    expect((await drawPdf(order(parts))).equals(await drawPdf(order(parts)))).toBe(true);
  });

  it('holds every word of a row that is taller than a page', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
    const { pages } = await readPdf(await drawPdf(order({ kind: 'table', columns, rows: [['Why?', words.join(' ')]], none: '' })));
    expect(pages.length).toBeGreaterThan(2);
    const seen = new Set(pages.join(' ').split(/\s+/));
    expect(words.filter((word) => !seen.has(word))).toEqual([]);
    for (const page of pages) expect(page).toContain('Answer');
  });

  it('keeps a title with what it is the title of', async () => {
    const filling: PdfPart = { kind: 'table', columns, rows: Array.from({ length: 26 }, (_, index) => [`${index}`, 'yes']), none: '' };
    const parts = Array.from({ length: 6 }, (): PdfPart[] => [filling, { kind: 'text', title: 'Heading', text: 'Its text' }]).flat();
    const { pages } = await readPdf(await drawPdf(order(...parts)));
    for (const page of pages) expect(page.match(/Heading/g)?.length ?? 0).toBe(page.match(/Its text/g)?.length ?? 0);
  });

  it('says that a table is empty', async () => {
    const { pages } = await readPdf(await drawPdf(order({ kind: 'table', columns, rows: [], none: 'Nothing was asked.' })));
    expect(pages.join()).toContain('Nothing was asked.');
    expect(pages.join()).not.toContain('Answer');
  });

  it('that cannot be drawn is refused, and the next one is drawn', async () => {
    const broken = order({ kind: 'text', text: 'x' });
    await expect(pdfReply({ ...broken, logo: new Uint8Array([1, 2, 3]) }, 'ada')).rejects.toMatchObject({ code: 'downloadFail' });
    expect((await pdfReply(broken, 'ada')).headers['content-type']).toBe('application/pdf');
  });

  it('is refused while more wait than can be drawn soon', async () => {
    const small = order({ kind: 'text', text: 'x' });
    const asked = await Promise.allSettled(
      Array.from({ length: limits.document.waiting + 2 }, (_, at) => renderPdf(small, `person ${at}`)),
    );
    const refused = asked.filter((each) => each.status === 'rejected').map((each) => each.reason.code);
    expect(refused).toEqual(['Trellis:TooMany', 'Trellis:TooMany']);
    expect((await renderPdf(small, 'ada')).length).toBeGreaterThan(1000);
  });
});

describe('documents of one person', () => {
  it("beyond three at once are refused, and keep nobody else's out", async () => {
    const small = order({ kind: 'text', text: 'x' });
    const asked = await Promise.allSettled(['ada', 'ada', 'ada', 'ada', 'bo'].map((person) => pdfReply(small, person)));
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(asked[3]).toMatchObject({ reason: { code: 'Trellis:TooMany' } });
  });
});

describe('a text', () => {
  const has = (codePoint: number) => codePoint < 0x100 || codePoint === 0x738b || codePoint === 0x25a1;

  it.each([
    ['José Ñ 王', 'José Ñ 王'],
    ['Łukasz Žižek', 'Lukasz Zizek'],
    ['smile 😀', 'smile □'],
    ['zero\u200bwidth\tand\u00a0space', 'zerowidth and\u00a0space'],
  ])('%s is drawn as %s', (text, drawn) => expect(drawable(text, has).replace('\t', ' ')).toBe(drawn));

  it('in pieces loses nothing, and each fits', () => {
    const texts = ['short', 'a much longer text of several words', '没有空格的很长的中文句子没有空格的很长的中文句子'];
    const pieces = inPieces(texts, (piece) => piece.every((text) => text.length <= 7));
    expect(texts.map((_, column) => pieces.map((piece) => piece[column]).join(''))).toEqual(texts);
    for (const piece of pieces) for (const text of piece) expect(text.length).toBeLessThanOrEqual(7);
  });
});

describe('a moment', () => {
  it('is written on the clock of the centre, a day as it is', () => {
    expect(writtenTime('2026-03-08T06:59:00Z', 'America/New_York')).toBe('03/08/2026 01:59');
    expect(writtenTime('2026-03-08T16:00:00Z', 'Asia/Shanghai')).toBe('03/09/2026 00:00');
    expect([writtenDay('2026-03-08'), writtenDay('0001-01-01'), writtenDay(null)]).toEqual(['03/08/2026', '', '']);
  });
});
