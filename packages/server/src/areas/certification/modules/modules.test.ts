import type { qualificationMedal } from '@trellis/contract/certification/medal';
import type { trainingModule } from '@trellis/contract/certification/module';
import type { ChoicesOf, ItemOf } from '@trellis/contract/resources/resource';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, type CentreBuilt } from '../../../fixtures/builders.ts';
import { aMedal, aTrainerModule } from '../../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../../fixtures/publish-questionnaires.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { uploadAs } from '../../../testing/uploads.ts';

type Module = ItemOf<typeof trainingModule>;
type Medal = ItemOf<typeof qualificationMedal>;

const modules = '/api/rocketAdmin/trainingModule';
const medals = '/api/rocketAdmin/qualificationMedal';
const words = (en: string) => ({ en, 'zh-Hans': `${en} 中文`, es: `${en} es` });

let product: TestProduct;
let centre: CentreBuilt;
let editor: string;
let made = 0;

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  centre = await aCentre(product.owner);
  editor = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'editor' }));
});
afterAll(() => product.close());

const create = (given: object = {}, token = editor) => {
  made += 1;
  const fields = { name: `basics-${made}`, displayNames: words(`Basics ${made}`), learningDays: 60, price: 499.5 };
  return product.call<{ id: string }>(token, 'POST', modules, { ...fields, ...given });
};
const view = async (id: string, language = 'en') =>
  (await product.call<Module>(editor, 'GET', `${modules}/${id}`, {}, { 'accept-language': language })).body;
const edit = async (id?: string) =>
  (await product.call<{ item: Module; choices: ChoicesOf<typeof trainingModule> }>(editor, 'POST', `${modules}/prepareForEdit`, { id }))
    .body;
const addMedal = (code: string) => product.call<{ id: string }>(editor, 'POST', medals, { code, names: words(code) });

async function addCourse(): Promise<string> {
  const { id } = await product.owner
    .insertInto('catalog.courses')
    .values({ titles: JSON.stringify(words('Reading')), sub_titles: JSON.stringify(words('')), sort_order: 1, status: 'Public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a training module', () => {
  it('has courses, medals and a form in the order in which they were chosen', async () => {
    const courseId = await addCourse();
    const [first, second] = [await aMedal(product.owner), await aMedal(product.owner)];
    const questionnaireId = (await edit()).choices.questionnaireId[0]?.id;
    expect(questionnaireId).toBeDefined();
    const medalIds = [second.medalId, first.medalId];
    const created = await create({ courseIds: [courseId], medalIds, questionnaireId, learningReminders: words('Every day') });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
    const module = await view(created.body.id, 'es-ES');
    expect(module).toMatchObject({
      displayName: `Basics ${made} es`,
      learningReminder: 'Every day es',
      price: 499.5,
      currency: 'USD',
      learningDays: 60,
    });
    expect(module.courses).toEqual([{ id: courseId, name: 'Reading es' }]);
    expect(module.medals.map(({ id }) => id)).toEqual(medalIds);
    expect(module.questionnaire?.id).toBe(questionnaireId);
  });

  it('keeps its courses: one that it names is not deleted before it is taken out', async () => {
    const courseId = await addCourse();
    const { id } = (await create({ courseIds: [courseId] })).body;
    const remove = () => product.call(editor, 'DELETE', `/api/rocketAdmin/course/${courseId}`);
    const { error } = await remove();
    expect([error.code, error.data['used']]).toEqual(['RocketSystem:ContentInUse', `Basics ${made}`]);
    const { item } = await edit(id);
    expect((await product.call(editor, 'PUT', `${modules}/${id}`, { ...item, courseIds: [] })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('is changed by its stamp, with what stands now for a stale editor', async () => {
    const { id } = (await create()).body;
    const { item } = await edit(id);
    const save = (displayNames: object) => product.call(editor, 'PUT', `${modules}/${id}`, { ...item, displayNames });
    expect((await save(words('Renamed'))).status).toBe(200);
    const stale = await save(words('Late'));
    expect([stale.error.code, stale.error.data['current']]).toMatchObject(['Trellis:StaleStamp', (await edit(id)).item]);
    expect((await view(id)).displayName).toBe('Renamed');
  });

  it('has a name of its own, and what it names exists', async () => {
    const { id } = (await create({ name: 'Only One' })).body;
    expect((await create({ name: 'only one' })).error.code).toBe('Trellis:TrainingModuleNameTaken');
    for (const given of [{ medalIds: [id] }, { courseIds: [id] }, { questionnaireId: id }]) expect((await create(given)).status).toBe(404);
    expect((await create({ learningDays: 0 })).status).toBe(400);
    expect((await create({ price: 0.001 })).status).toBe(400);
  });

  it('is deleted unless somebody learns it', async () => {
    const { id } = (await create()).body;
    const remove = () => product.call(editor, 'DELETE', `${modules}/${id}`);
    const trainer = await aMember(product.owner, { tenant: centre, roles: ['trainer'] });
    const { trainerModuleId } = await aTrainerModule(product.owner, { trainer, module: { moduleId: id, displayName: '', qrToken: '' } });
    const listed = await product.call<{ items: Module[] }>(editor, 'GET', modules, { filter: `basics-${made}` });
    expect(listed.body.items).toMatchObject([{ id, trainerCount: 1 }]);
    expect((await remove()).error.code).toBe('Trellis:TrainingModuleInUse');
    await product.owner.deleteFrom('app.trainer_training_modules').where('id', '=', trainerModuleId).execute();
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('is written by editors of the whole platform and read by whoever learns', async () => {
    const { id } = (await create()).body;
    const trainer = await tokenOf(await aMember(product.owner, { tenant: centre, roles: ['trainer'] }));
    expect((await product.call(trainer, 'GET', `${modules}/${id}`)).status).toBe(200);
    expect((await create({}, trainer)).status).toBe(403);
    expect((await create({}, await tokenOf(centre.admin))).status).toBe(403);
    const ofSome = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'editor', centres: [centre] }));
    expect((await create({}, ofSome)).status).toBe(403);
  });
});

describe('a medal', () => {
  it('shows its pictures where it was issued and where it was not', async () => {
    const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'gold' } })
      .png()
      .toBuffer();
    const uploaded = await uploadAs(product, editor, { content, name: 'medal.png', kind: 'medal' });
    expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200);
    const { id } = (
      await product.call<{ id: string }>(editor, 'POST', medals, { code: 'GOLD', names: words('Gold'), issuedStyleId: uploaded.body.id })
    ).body;
    const medal = (await product.call<Medal>(editor, 'GET', `${medals}/${id}`)).body;
    expect(medal).toMatchObject({ code: 'GOLD', name: 'Gold', unissuedStyle: null });
    const picture = await product.app.inject({ method: 'GET', url: medal.issuedStyle?.url ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const left = await product.owner
      .selectFrom('catalog.qualification_medals')
      .select('issued_key as key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql`select jobs.keys_without_row(array[${left.key}]::text[])`.execute(product.owner);
    expect(rows).toEqual([]);
  });

  it('has a code of its own and goes when no module awards it', async () => {
    const { id } = (await addMedal('ONE')).body;
    expect((await addMedal('ONE')).error.code).toBe('Trellis:MedalCodeTaken');
    expect((await addMedal('lower')).status).toBe(400);
    const { id: moduleId } = (await create({ medalIds: [id] })).body;
    expect((await product.call(editor, 'DELETE', `${medals}/${id}`)).error).toMatchObject({
      code: 'RocketSystem:ContentInUse',
      data: { used: `Basics ${made}` },
    });
    await product.call(editor, 'DELETE', `${modules}/${moduleId}`);
    expect((await product.call(editor, 'DELETE', `${medals}/${id}`)).status).toBe(200);
  });

  it('is changed by its stamp and listed by code and name', async () => {
    const { id } = (await addMedal('STAMP')).body;
    const { item } = (await product.call<{ item: Medal }>(editor, 'POST', `${medals}/prepareForEdit`, { id })).body;
    const save = () => product.call(editor, 'PUT', `${medals}/${id}`, { ...item, names: words('Changed') });
    expect((await save()).status).toBe(200);
    const stale = await save();
    const current = { code: 'STAMP', names: words('Changed') };
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current }]);
    const found = await product.call<{ items: Medal[] }>(editor, 'GET', medals, { filter: 'chang' });
    expect(found.body.items).toMatchObject([{ id, name: 'Changed' }]);
  });
});
