import type { examination } from '@trellis/contract/exams/examination';
import type { ImportFault } from '@trellis/contract/exams/import-calls';
import type { question } from '@trellis/contract/exams/question';
import type { ItemOf } from '@trellis/contract/resources/resource';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer } from '../../fixtures/builders.ts';
import { aTrainingModule } from '../../fixtures/certification-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { sendFile, uploadAs } from '../../testing/uploads.ts';

const base = '/api/examination';
const bank = `${base}/question`;
const words = (en: string) => ({ en, 'zh-Hans': `${en} 中文`, es: `${en} es` });
const option = (name: string, isRight: boolean) => ({ texts: words(name), isRight });

let product: TestProduct;
let editor: string;
let trainer: string;
let tagId: string;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  editor = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'editor' }));
  trainer = await tokenOf(await aMember(product.owner, { tenant: await aCentre(product.owner), roles: ['trainer'] }));
  tagId = (await product.call<{ id: string }>(editor, 'POST', '/api/rocketAdmin/tag', { names: words('Safety') })).body.id;
});
afterAll(() => product.close());

const add = (given: object = {}, token = editor) =>
  product.call<{ id: string }>(token, 'POST', bank, { titles: words('Calm?'), solution: { kind: 'trueFalse', isTrue: true }, ...given });
const addExam = (given: object = {}) =>
  product.call<{ id: string }>(editor, 'POST', base, {
    names: words('First'),
    duration: 30,
    regulations: [{ tagId, kind: null, quantity: 1, fraction: 2.5 }],
    passingScore: 2,
    ...given,
  });

describe('a question', () => {
  it('has a kind, what is right, tags and a picture', async () => {
    const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'gold' } })
      .png()
      .toBuffer();
    const uploaded = await uploadAs(product, editor, { content, name: 'board.png', kind: 'question' });
    const solution = { kind: 'multiple', options: [option('One', true), option('Two', true), option('Three', false)] };
    const { id } = (await add({ solution, tagIds: [tagId], pictureId: uploaded.body.id })).body;
    const { body } = await product.call<ItemOf<typeof question>>(editor, 'GET', `${bank}/${id}`);
    expect(body).toMatchObject({ kind: 'multiple', title: 'Calm?', solution, tags: [{ id: tagId, name: 'Safety' }] });
    expect((await product.app.inject({ method: 'GET', url: body.picture?.url ?? '' })).statusCode).toBe(200);
  });

  it.each([
    ['one choice of two that are right', { kind: 'single', options: [option('One', true), option('Two', true)] }],
    ['several of which none is right', { kind: 'multiple', options: [option('One', false), option('Two', false)] }],
    ['a choice of one', { kind: 'single', options: [option('One', true)] }],
    ['a blank that takes nothing', { kind: 'fillIn', blanks: [[]] }],
  ])('is not %s', async (_, solution) => {
    expect((await add({ solution })).status).toBe(400);
  });

  it('is nothing that whoever takes exams reads', async () => {
    expect((await product.call(trainer, 'GET', bank)).status).toBe(403);
    expect((await add({}, trainer)).status).toBe(403);
    expect((await product.call(trainer, 'GET', `${base}/prepare`)).status).toBe(403);
  });

  it('keeps its tag', async () => {
    await add({ tagIds: [tagId] });
    expect((await product.call(editor, 'DELETE', `/api/rocketAdmin/tag/${tagId}`)).error.code).toBe('RocketSystem:ContentInUse');
  });
});

describe('an exam', () => {
  it('has the sum of its regulations, read by every address', async () => {
    for (let made = 0; made < 15; made += 1) await add();
    const regulations = [
      { tagId: null, kind: 'trueFalse', quantity: 10, fraction: 5 },
      { tagId: null, kind: null, quantity: 5, fraction: 10 },
    ];
    const { id } = (await addExam({ regulations, passingScore: 60 })).body;
    const read = (await product.call<ItemOf<typeof examination>>(editor, 'GET', `${base}/detail`, { id })).body;
    expect(read).toMatchObject({ duration: 30, regulations, passingScore: 60, total: 100 });
    const listed = await product.call<{ items: { id: string }[] }>(editor, 'POST', `${base}/list`, { filter: 'First' });
    expect(listed.body.items.map((each) => each.id)).toContain(id);
    const { createdAt: _, ...kept } = read;
    expect((await product.call(editor, 'PUT', base, { ...kept, duration: 45 })).status).toBe(200);
    expect((await product.call(editor, 'PUT', base, { ...kept, duration: 50 })).error.code).toBe('Trellis:StaleStamp');
  });

  it('draws no more than there is, and can be passed', async () => {
    const many = await addExam({ regulations: [{ tagId, kind: 'fillIn', quantity: 3, fraction: 1 }], passingScore: 1 });
    expect([many.error.code, many.error.message]).toEqual(['Trellis:ExamQuestionsTooFew', expect.stringContaining('line 1 needs 3')]);
    expect((await addExam({ passingScore: 3 })).error.code).toBe('Trellis:ExamUnreachable');
    expect((await addExam({ duration: 0 })).status).toBe(400);
    expect((await addExam({ regulations: [{ tagId: crypto.randomUUID(), quantity: 1, fraction: 5 }] })).status).toBe(404);
  });

  it('is deleted unless a module has it', async () => {
    const { id } = (await addExam()).body;
    const module = await aTrainingModule(product.owner, { displayName: 'Foundations' });
    await product.owner.updateTable('catalog.training_modules').set({ examination_id: id }).where('id', '=', module.moduleId).execute();
    const remove = () => product.call(editor, 'DELETE', `${base}/${id}`);
    expect((await remove()).error).toMatchObject({ code: 'RocketSystem:ContentInUse', data: { used: 'Foundations' } });
    await product.owner.updateTable('catalog.training_modules').set({ examination_id: null }).where('id', '=', module.moduleId).execute();
    expect((await remove()).status).toBe(200);
  });

  it('is prepared with what can be drawn', async () => {
    type Prepared = { tags: { name: string }[]; available: { tagId: string | null; kind: string; quantity: number }[] };
    const { body } = await product.call<Prepared>(editor, 'GET', `${base}/prepare`);
    expect(body.tags).toContainEqual({ id: tagId, name: 'Safety' });
    expect(body.available).toContainEqual({ tagId, kind: 'trueFalse', quantity: 1 });
  });
});

describe('a list of questions', () => {
  const headers = [
    'Kind',
    'Question (English)',
    'Question (Chinese)',
    'Question (Spanish)',
    'Options (English)',
    'Options (Chinese)',
    'Options (Spanish)',
    'Answer',
    'Tags',
  ];
  const csv = (...rows: string[][]) => [headers, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  const run = (content: string | Uint8Array, token = editor) =>
    sendFile<{ imported: number; faults: ImportFault[] }>(product, `${bank}/import`, { content, name: 'questions.csv', token });
  const total = async () => (await product.call<{ totalCount: number }>(editor, 'GET', bank)).body.totalCount;

  it('is added as a whole', async () => {
    const before = await total();
    const { body } = await run(
      csv(
        ['Single choice', 'Which?', '哪个？', '¿Cuál?', 'Red|Blue', '红|蓝', 'Rojo|Azul', 'B', 'safety'],
        ['判断题', 'So?', '是吗？', '¿Sí?', '', '', '', '错', ''],
        ['Completar', 'Two', '二', 'Dos', '', '', '', '2 | two ; 3', ''],
      ),
    );
    expect(body).toEqual({ imported: 3, faults: [] });
    expect(await total()).toBe(before + 3);
    const listed = await product.call<{ items: ItemOf<typeof question>[] }>(editor, 'GET', bank, { filter: 'Which?' });
    expect(listed.body.items[0]).toMatchObject({
      kind: 'single',
      tags: [{ name: 'Safety' }],
      solution: { options: [{ isRight: false }, { texts: { en: 'Blue', 'zh-Hans': '蓝', es: 'Azul' }, isRight: true }] },
    });
  });

  it('is not added where a row is wrong, and says which line and column', async () => {
    const before = await total();
    const { body } = await run(
      csv(
        ['Free text', 'Fine', '好', 'Bien', '', '', '', '', ''],
        ['Essay', 'What?', '', '¿Qué?', '', '', '', 'x', 'Unknown'],
        ['single', 'Which?', '哪个？', '¿Cuál?', 'Red|Blue', '红', 'Rojo|Azul', 'A, C', ''],
        ['trueFalse', 'So?', '是吗？', '¿Sí?', '', '', '', 'perhaps', ''],
      ),
    );
    expect(body.imported).toBe(0);
    expect(body.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 Question (Chinese)',
      '3 Kind',
      '3 Tags',
      '4 Options (Chinese)',
      '4 Answer',
      '5 Answer',
    ]);
    expect(await total()).toBe(before);
  });

  it('is added once by whoever sends it again, by a second tap too, and says which of its questions are there', async () => {
    const before = await total();
    const rows = ['One more', 'And one'].map((title) => ['trueFalse', title, title, title, '', '', '', 'true', 'safety']);
    const both = await Promise.all([run(csv(...rows)), run(csv(...rows))]);
    expect(both.map(({ body }) => body.imported).toSorted((one, other) => one - other)).toEqual([0, 2]);
    expect(await total()).toBe(before + 2);
    const [, second = []] = rows;
    const { body } = await run(csv(second, second.with(7, 'false')));
    expect(body).toEqual({
      imported: 0,
      faults: [{ row: 2, column: 'Question (English)', message: 'This question is in the bank already.' }],
    });
    expect((await run(csv(second.with(7, 'false')))).body.imported).toBe(1);
  });

  it('has the columns that it needs', async () => {
    const { body } = await run('Kind,Answer\nx,y');
    expect(body.faults.map(({ column }) => column)).toEqual(['Question (English)', 'Question (Chinese)', 'Question (Spanish)']);
  });

  it('is shown by a template that can be imported as it is', async () => {
    const template = await product.app.inject({
      method: 'GET',
      url: `${bank}/import/template`,
      headers: { authorization: `Bearer ${editor}`, 'accept-language': 'es-ES' },
    });
    expect((await run(template.rawPayload)).body).toEqual({ imported: 5, faults: [] });
    expect((await run(template.rawPayload, trainer)).status).toBe(403);
  });
});
