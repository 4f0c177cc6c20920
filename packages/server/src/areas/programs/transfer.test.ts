import type { Transferred } from '@trellis/contract/programs/transfer-calls';
import ExcelJS from 'devextreme-exceljs-fork';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { largePng } from '../../testing/pictures.ts';
import { sendFile, uploadAs } from '../../testing/uploads.ts';

const base = '/api/rocketAdmin/trainingProgram';
let product: TestProduct;
let editor: string;
let coach: string;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const person = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  const member = await aMember(product.owner);
  [editor, coach] = (await Promise.all(
    [person, member].map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  )) as [string, string];
});
afterAll(() => product.close());

const fetched = async (path: string, language = 'en') =>
  (
    await product.app.inject({
      method: 'GET',
      url: `${base}/${path}`,
      headers: { authorization: `Bearer ${editor}`, 'accept-language': language },
    })
  ).rawPayload;

const send = (path: string, content: Uint8Array, { token = editor, language = 'en' } = {}): Promise<Reply<Transferred>> =>
  sendFile(product, `${base}/${path}`, { content, token, headers: { 'accept-language': language } });

interface Entry extends Record<string, unknown> {
  id: string;
  code: string;
  titles: Record<string, string>;
}
type Library = Record<'targets' | 'categories' | 'materials' | 'feedbackProperties' | 'media' | 'programs', Entry[]> & { format: string };

/** What was exported, to be changed and sent again. */
async function exported() {
  const files = unzipSync(await fetched('transfer'));
  const library = JSON.parse(strFromU8(files['programs.json'] ?? new Uint8Array())) as Library;
  const packed = () => zipSync({ ...files, 'programs.json': strToU8(JSON.stringify(library)) });
  return { files, library, packed };
}
const count = async () => {
  const { rows } = await sql<{ programs: number; versions: number; targets: number }>`
    select (select count(*)::int from catalog.programs) as programs, (select count(*)::int from catalog.program_versions) as versions,
      (select count(*)::int from catalog.training_targets) as targets`.execute(product.owner);
  return rows[0];
};
const programCalled = async (code: string) => {
  const { body } = await product.call<{ items: Entry[] }>(editor, 'GET', base, { filter: code });
  return body.items[0];
};

describe('programs in an archive', () => {
  it('come back as they were: nothing is added, nothing gets another version', async () => {
    const before = await count();
    const { library, packed } = await exported();
    expect(library.programs.length).toBe(before?.programs);
    expect((await send('transfer', packed())).body).toEqual({ added: 0, changed: 0, unchanged: before?.programs, faults: [] });
    expect(await count()).toEqual(before);
  });

  it('bring along what they name and their pictures to a library that lacks them, as drafts, and only once', async () => {
    const png = largePng({ width: 40, height: 40 });
    const uploaded = (await uploadAs(product, editor, { kind: 'courseHeader', content: png, name: 'hop.png' })).body;
    const { id: targetId } = (
      await product.call<Entry>(editor, 'POST', '/api/rocketAdmin/trainingTarget', { names: inEveryLanguage('Hop on one leg') })
    ).body;
    const { library: here } = await exported();
    const given = { ...here.programs[0], code: 'HOP-01', targetIds: [targetId], imageIds: [uploaded.id], videoId: null };
    const { id } = (await product.call<Entry>(editor, 'POST', base, given)).body;
    const { packed } = await exported();
    const archive = packed();
    // elsewhere: neither the exercise nor its goal nor its picture is known
    await product.call(editor, 'DELETE', `${base}/${id}`);
    await product.call(editor, 'DELETE', `/api/rocketAdmin/trainingTarget/${targetId}`);
    await sql`delete from catalog.media where id = ${uploaded.id}`.execute(product.owner);
    expect((await send('transfer', archive)).body).toMatchObject({ added: 1, changed: 0, faults: [] });
    const read = await programCalled('HOP-01');
    expect(read).toMatchObject({ publishedAt: null, targets: [{ name: 'Hop on one leg' }], images: [{ fileName: 'hop.png' }] });
    expect((await send('transfer', archive)).body).toMatchObject({ added: 0, changed: 0, faults: [] });
  });

  it('change an exercise of the same code in a draft beside what is out', async () => {
    const { library, packed } = await exported();
    const changed = library.programs.find(({ code }) => code !== 'HOP-01');
    if (changed) changed.titles['es'] = 'Otro título';
    expect((await send('transfer', packed())).body).toMatchObject({ added: 0, changed: 1 });
    expect(await programCalled(changed?.code ?? '')).toMatchObject({ publishedAt: null, titles: { es: 'Otro título' } });
  });

  it.each<[string, (library: Library) => void, object[]]>([
    ['a title that lacks a language', ({ programs }) => delete programs[1]?.titles['es'], [{ row: 2, column: 'programs.titles.es' }]],
    [
      'a level that is none',
      ({ programs }) => Object.assign(programs[2] ?? {}, { difficulty: 21 }),
      [{ row: 3, column: 'programs.difficulty' }],
    ],
    [
      'levels that do not fit',
      ({ programs }) => Object.assign(programs[0] ?? {}, { minDifficulty: 9, maxDifficulty: 8 }),
      [{ row: 1, column: 'programs.minDifficulty' }],
    ],
    [
      'a goal that it does not hold',
      ({ programs }) => Object.assign(programs[0] ?? {}, { targetIds: ['00000000-0000-4000-8000-000000000001'] }),
      [{ row: 1, column: 'programs.targetIds' }],
    ],
    [
      'a code twice',
      ({ programs }) => Object.assign(programs[1] ?? {}, { code: programs[0]?.code }),
      [{ row: 2, column: 'programs.code' }],
    ],
    [
      'another kind of a known code',
      ({ programs }) => Object.assign(programs[0] ?? {}, { kind: programs[0]?.['kind'] === 'static' ? 'activity' : 'static' }),
      [{ row: 1, column: 'programs.kind' }],
    ],
    ['what nobody knows', ({ categories }) => Object.assign(categories[0] ?? {}, { color: 'red' }), [{ row: 1, column: 'categories' }]],
    [
      'a field without options',
      ({ feedbackProperties: all }) =>
        all.push({ ...(all[0] as Entry), id: '00000000-0000-4000-8000-000000000002', code: 'new', type: 'Selection', extraProperties: {} }),
      [{ column: 'feedbackProperties.extraProperties' }],
    ],
    [
      'media that are not in it',
      ({ media }) =>
        media.push({
          id: '00000000-0000-4000-8000-000000000003',
          kind: 'video',
          fileName: 'a.mp4',
          path: 'media/none.mp4',
        } as unknown as Entry),
      [{ column: 'media.path' }],
    ],
  ])('with %s are refused by their place, and nothing of the file is taken', async (_, spoil, faults) => {
    const before = await count();
    const { library, packed } = await exported();
    library.targets.push({ id: '00000000-0000-4000-8000-00000000000a', names: inEveryLanguage('Not to be added') } as unknown as Entry);
    spoil(library);
    const { status, body } = await send('transfer', packed());
    expect([status, body]).toMatchObject([200, { added: 0, changed: 0, unchanged: 0, faults }]);
    expect(body.faults.every(({ message }) => message.length > 5)).toBe(true);
    expect(await count()).toEqual(before);
  });

  it('are refused where the file is something else, and to whoever is no editor', async () => {
    expect((await send('transfer', strToU8('{}'))).error.code).toBe('Trellis:LibraryUnreadable');
    expect((await send('transfer', zipSync({ 'a.txt': strToU8('a') }))).error.code).toBe('Trellis:LibraryUnreadable');
    expect((await send('transfer', zipSync({}), { token: coach })).status).toBe(403);
  });
});

/** A sheet of an Excel file, to be changed and sent again. */
async function sheet(language: string) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await fetched('texts', language)) as never);
  const [page] = book.worksheets;
  if (!page) throw new Error('No sheet');
  const column = (head: string) => (page.getRow(1).values as string[]).indexOf(head);
  return { page, column, packed: async () => new Uint8Array(await book.xlsx.writeBuffer()) };
}

describe('texts of programs in an Excel file', () => {
  it('come back as they were in any language, with their lines', async () => {
    const first = (await exported()).library.programs[0];
    const { concurrencyStamp, id } = (await programCalled(first?.code ?? '')) as Entry;
    const contents = inEveryLanguage('First line\nSecond line');
    await product.call(editor, 'PUT', `${base}/${id}`, { ...first, contents, concurrencyStamp });
    for (const language of ['en', 'zh', 'es']) {
      const { body } = await send('texts', await (await sheet(language)).packed());
      expect(body).toMatchObject({ added: 0, changed: 0, faults: [] });
      expect(body.unchanged).toBe((await count())?.programs);
    }
  });

  it('are taken where they were translated', async () => {
    const { page, column, packed } = await sheet('es');
    const code = page.getRow(3).getCell(column('Código')).text;
    page.getRow(3).getCell(column('Título (español)')).value = 'Traducido';
    expect((await send('texts', await packed())).body).toMatchObject({ changed: 1, faults: [] });
    expect(await programCalled(code)).toMatchObject({ titles: { es: 'Traducido' } });
  });

  it('name the line and the column of what is wrong, and nothing of the file is taken', async () => {
    const before = await count();
    const { page, column, packed } = await sheet('en');
    page.getRow(2).getCell(column('Title (English)')).value = 'Not to be taken';
    page.getRow(3).getCell(column('Title (Chinese)')).value = '';
    page.getRow(4).getCell(column('Code')).value = 'NOBODY';
    page.getRow(5).getCell(column('Subtitle (Spanish)')).value = 'a'.repeat(201);
    const { body } = await send('texts', await packed());
    expect(body).toMatchObject({
      changed: 0,
      faults: [
        { row: 3, column: 'Title (Chinese)' },
        { row: 4, column: 'Code', message: 'No exercise has this code.' },
        { row: 5, column: 'Subtitle (Spanish)', message: 'At most 200 characters.' },
      ],
    });
    expect(await count()).toEqual(before);
    page.getRow(1).getCell(column('Subtitle (Spanish)')).value = 'Remarks';
    expect((await send('texts', await packed())).body.faults).toMatchObject([{ row: 1, column: 'Remarks' }]);
  });
});
