import type { ModuleProgress } from '@trellis/contract/wellbeing/module-calls';
import type { FollowedTemplate, TopicText } from '@trellis/contract/wellbeing-library/child-calls';
import type { PlacedThought, TopicThought } from '@trellis/contract/wellbeing-library/thought-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../fixtures/builders.ts';
import { aTemplateOfWeeks, type TemplateBuilt } from '../../fixtures/wellbeing-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let coach: string;
let subjectId: string;
let built: TemplateBuilt;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
  ({ subjectId } = await aSubject(product.owner, { tenant: centre, coach: centre.coach }));
  built = await aTemplateOfWeeks(product.owner, [centre]);
});

const call = <T = unknown>(method: string, path: string, input: unknown, as = coach) =>
  product.call<T>(as, method, `/api/pdt/${path}`, input);
const follow = (fromDay = '2026-01-05') => call('PUT', 'subjectTemplate', { subjectId, templateId: built.wellbeingTemplate, fromDay });
const view = async () =>
  (await call<{ template: FollowedTemplate | null; choices: { id: string }[] }>('GET', 'subjectTemplate', { subjectId })).body;
const topic = () => ({ subjectId, weekThemeId: built.weekTheme, dailyTopicId: built.dailyTopic });
const mark = (isDone: boolean) => call('PUT', 'subjectTemplate/topic', { ...topic(), isDone });
const progress = async (module: string) => (await call<ModuleProgress>('GET', `subjectPdt/${subjectId}/${module}`, {})).body;

describe('a template that a center was granted', () => {
  it('is followed by a child from a day on, and gone with the grant', async () => {
    expect(await view()).toMatchObject({ template: null, choices: [{ id: built.wellbeingTemplate }] });
    expect((await follow()).status).toBe(200);
    const { template } = await view();
    expect(template).toMatchObject({ id: built.wellbeingTemplate, fromDay: '2026-01-05', weeks: [{ id: built.weekTheme }] });
    expect(template?.days).toMatchObject([{ dailyTopicId: built.dailyTopic, day: '2026-01-05', module: 'Emotion', doneAt: null }]);
    await product.owner.deleteFrom('catalog.template_grants').where('tenant_id', '=', centre.tenantId).execute();
    expect(await view()).toEqual({ template: null, choices: [] });
    expect((await follow()).status).toBe(404);
    expect((await call('GET', 'subjectTemplate/topic', topic())).status).toBe(404);
  });

  it('counts seven days a week, whatever stands in it, and shows what is offered alone', async () => {
    const second = await aTemplateOfWeeks(product.owner);
    await product.owner
      .insertInto('catalog.template_weeks')
      .values({ template_id: built.wellbeingTemplate, week_theme_id: second.weekTheme, sort_order: 4 })
      .execute();
    await follow();
    const days = async () => (await view()).template?.days.map(({ day }) => day);
    expect(await days()).toEqual(['2026-01-05', '2026-01-12']);
    await product.owner.updateTable('catalog.daily_topics').set({ status: 'Hide' }).where('id', '=', built.dailyTopic).execute();
    expect(await days()).toEqual(['2026-01-12']);
    await product.owner.updateTable('catalog.week_themes').set({ status: 'Hide' }).where('id', '=', second.weekTheme).execute();
    expect((await view()).template).toMatchObject({ weeks: [{ id: built.weekTheme }], days: [] });
  });

  it('is read day by day, and what was done is said with who said it, once', async () => {
    await follow();
    expect((await call<TopicText>('GET', 'subjectTemplate/topic', topic())).body).toMatchObject({
      title: 'Three breaths',
      content: 'Breathe three times.',
      minutes: 5,
      tags: [],
    });
    expect([(await mark(true)).status, (await mark(true)).status]).toEqual([200, 200]);
    expect((await view()).template?.days).toMatchObject([{ doneAt: expect.any(String), doneBy: centre.coach.name, isByGuardian: false }]);
    await mark(false);
    expect((await view()).template?.days).toMatchObject([{ doneAt: null, doneBy: null }]);
  });

  it('ends when nobody follows it any more; what was done stays on record', async () => {
    await follow();
    await mark(true);
    expect((await call('DELETE', 'subjectTemplate', { subjectId })).status).toBe(200);
    expect((await view()).template).toBeNull();
    await follow('2026-02-02');
    expect((await view()).template?.days).toMatchObject([{ day: '2026-02-02', doneAt: expect.any(String) }]);
  });
});

describe('the progress of a module', () => {
  it('counts its topics, those whose day has come and those that were done', async () => {
    await follow();
    expect(await progress('Emotion')).toMatchObject({ template: 'Eight weeks', total: 1, due: 1, done: 0, recordedDays: null });
    await mark(true);
    expect(await progress('Emotion')).toMatchObject({ total: 1, done: 1 });
    expect(await progress('Cbt')).toMatchObject({ total: 0, due: 0, done: 0, topics: [] });
    await follow('2100-01-01');
    expect(await progress('Emotion')).toMatchObject({ total: 1, due: 0 });
  });

  it('counts the days of the latest four weeks that were recorded, where days are', async () => {
    const today = Date.now();
    const dayBefore = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10);
    const night = { bedTime: '20:30', asleepTime: '21:00', wokeTime: '06:30', wakings: 0, quality: 4 };
    for (const days of [2, 3, 40]) expect((await call('POST', 'sleep', { subjectId, day: dayBefore(days), ...night })).status).toBe(200);
    expect((await progress('SleepPdt')).recordedDays).toBe(2);
    expect((await progress('NutritionPDT')).recordedDays).toBe(0);
  });
});

describe('thoughts on a topic', () => {
  const at = () => ({ templateId: built.wellbeingTemplate, weekThemeId: built.weekTheme, dailyTopicId: built.dailyTopic });
  const write = (thought: string, as = coach) => call('POST', 'dailyTopic/thought', { thought, ...at() }, as);
  const read = async (page = {}, as = coach) =>
    (await call<{ items: TopicThought[]; totalCount: number }>('GET', 'dailyTopic/thoughts', { ...at(), ...page }, as)).body;

  it('are read five at a time, the latest first, by their center alone', async () => {
    for (let count = 1; count <= 7; count++) expect((await write(`Thought ${count}`)).status).toBe(200);
    const first = await read();
    expect([first.items.length, first.totalCount]).toEqual([5, 7]);
    expect(first.items[0]).toEqual({ thought: 'Thought 7', creationTime: expect.any(String), userName: centre.coach.name });
    expect((await read({ SkipCount: 5, MaxResultCount: 5 })).items.map(({ thought }) => thought)).toEqual(['Thought 2', 'Thought 1']);
    const other = await aCentre(product.owner);
    const elsewhere = await issueToken(product.owner, other.coach.personId, other.coach.membershipId);
    expect((await read({}, elsewhere)).totalCount).toBe(0);
    expect((await write('From elsewhere', elsewhere)).status).toBe(404);
  });

  it('are not empty', async () => {
    const refused = await write('   ');
    expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([400, ['thought']]);
  });

  it.each([
    ['management', 'admin'],
    ['enterprise', 'EnterpriseAdmin'],
    ['area', 'AreaAdmin'],
  ] as const)('are read and not written at the side %s', async (side, role) => {
    await write('Worked well');
    const { personId, membershipId } = await anOverseer(product.owner, { side, role, centres: [centre] });
    const overseer = await issueToken(product.owner, personId, membershipId);
    expect((await read({}, overseer)).items.map(({ thought }) => thought)).toEqual(['Worked well']);
    expect((await write('From above', overseer)).status).toBe(403);
    const latest = await call<{ items: PlacedThought[] }>('GET', 'dailyTopic/latestThoughts', { maxResultCount: 1 }, overseer);
    const told = { thought: 'Worked well', userName: centre.coach.name, dailyTopicId: built.dailyTopic, center: expect.any(String) };
    expect(latest.body.items).toMatchObject([{ ...told, dailyTopic: expect.any(String), template: expect.any(String) }]);
    const other = await aCentre(product.owner);
    const elsewhere = await issueToken(product.owner, other.coach.personId, other.coach.membershipId);
    expect((await call<{ totalCount: number }>('GET', 'dailyTopic/latestThoughts', {}, elsewhere)).body.totalCount).toBe(0);
  });

  it('and what was done keep a topic, its week and its template from being deleted', async () => {
    await write('Worked well');
    const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role: 'editor' });
    const editor = await issueToken(product.owner, personId, membershipId);
    for (const path of [`dailyTopic/${built.dailyTopic}`, `weekTheme/${built.weekTheme}`, `template/${built.wellbeingTemplate}`])
      expect((await call('DELETE', path, {}, editor)).error.code).toBe('RocketSystem:TopicHasRecords');
  });
});

it('a child who is forgotten leaves nothing of what it followed', async () => {
  await follow();
  await mark(true);
  await product.owner
    .updateTable('app.subjects')
    .set({ tag: 'Archived', erased_at: new Date(), name: '***' })
    .where('id', '=', subjectId)
    .execute();
  for (const table of ['app.topic_marks', 'app.subject_templates'] as const)
    expect(await product.owner.selectFrom(table).select('id').where('subject_id', '=', subjectId).execute()).toEqual([]);
});
