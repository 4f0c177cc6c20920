import type { SessionAhead } from '@trellis/contract/plan-templates/rule';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, aMember, anOverseer, aSubject } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
  rules: Record<string, unknown>[];
}

let product: TestProduct;
let editor: string;
let admin: string;
let tenantId: string;
let trainerId: string;
let subjectId: string;
let balance: string;
let empty: string;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const hannah = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  editor = await issueToken(product.owner, hannah.personId, hannah.membershipId);
  const centre = await aCentre(product.owner);
  tenantId = centre.tenantId;
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  const coach = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
  trainerId = coach.personId;
  ({ subjectId } = await aSubject(product.owner, { tenant: centre, coach }));
  const trained = await sql<{ id: string }>`
    select category_id as id from catalog.program_categories join catalog.program_versions version on version.id = program_version_id
    join catalog.programs program on program.id = version.program_id where program.kind = 'activity'
    group by category_id order by count(*) desc limit 1`.execute(product.owner);
  balance = trained.rows[0]!.id;
  empty = (await call('POST', 'programCategory', { code: 'nothing-yet', names: inEveryLanguage('Nothing yet') })).body.id;
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path: string, input?: unknown, as = editor) =>
  product.call<T>(as, method, `/api/rocketAdmin/${path}`, input);
const rule = (more = {}) => ({ sessionCount: 3, bars: 2, shares: [{ categoryId: balance, share: 1 }], ...more });
let codes = 0;
const add = async (path: string, more = {}) => {
  const given = { code: `made-${(codes += 1)}`, names: inEveryLanguage('Steady'), rules: [rule()], ...more };
  return (await call('POST', path, given)).body.id;
};
const read = async (path: string, id: string) => (await call('GET', `${path}/${id}`)).body;
const publish = async (path: string, id: string) =>
  call('PUT', `${path}/publish`, { id, concurrencyStamp: (await read(path, id)).concurrencyStamp });
const grant = (kind: string, id: string) =>
  sql`insert into catalog.grants (tenant_id, kind, item_id) values (${tenantId}, ${kind}, ${id})`.execute(product.owner);
const itemsOf = async (id: string, version: number) => {
  const { rows } = await sql<{ num: number; offset: number }>`
    select item.num, item.difficulty_offset as offset from catalog.plan_template_items item
    join catalog.plan_template_versions version on version.id = item.plan_template_version_id
    where version.plan_template_id = ${id} and version.version = ${version} order by item.num, item.position`.execute(product.owner);
  return rows;
};

describe.each(['OfflineTrainingPlan', 'trainingPlanTemplate', 'trainingPlanV2'])('a plan of the library, %s', (path) => {
  it('is prepared, published with the sessions of its rules, and offered from then on', async () => {
    const id = await add(path, { rules: [rule({ startOffset: -1, endOffset: 1 }), rule({ sessionCount: 2, bars: 1 })] });
    expect(await read(path, id)).toMatchObject({ version: 1, publishedAt: null, status: 'Unpublish', totalNum: 5 });
    expect(await itemsOf(id, 1)).toEqual([]);
    expect((await publish(path, id)).status).toBe(200);
    const made = await itemsOf(id, 1);
    expect(made.map(({ num }) => num)).toEqual([1, 1, 2, 2, 3, 3, 4, 5]);
    expect(made.map(({ offset }) => offset)).toEqual([-1, -1, 0, 0, 1, 1, 0, 0]);
    expect(await read(path, id)).toMatchObject({ version: 1, status: 'Public', publishedAt: expect.any(String) });
  });

  it('keeps the version that is out while the next one is prepared; without rules it goes on with the sessions it has', async () => {
    const id = await add(path);
    await publish(path, id);
    const { createdAt: _, ...before } = await read(path, id);
    expect((await call('PUT', `${path}/${id}`, { ...before, rules: [rule({ sessionCount: 9 })] })).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ version: 2, publishedAt: null, totalNum: 9 });
    expect((await itemsOf(id, 1)).length).toBe(6);
    expect((await call('PUT', `${path}/${id}`, { ...before, rules: [] })).error.code).toBe('Trellis:StaleStamp');
    const now = await read(path, id);
    await call('PUT', `${path}/${id}`, { ...now, rules: [] });
    await publish(path, id);
    expect(await itemsOf(id, 2)).toEqual(await itemsOf(id, 1));
  });

  it('is not published without a rule, or by one that trains nothing, and its code is given once', async () => {
    const bare = await add(path, { rules: [] });
    expect((await publish(path, bare)).error.code).toBe('Trellis:RulesMissing');
    expect((await call('PUT', `${path}/contentStatus`, { id: bare, status: 'Public' })).error.code).toBe('Trellis:RulesMissing');
    expect(await read(path, bare)).toMatchObject({ status: 'Unpublish', publishedAt: null });
    const barren = await add(path, { rules: [rule(), rule({ shares: [{ categoryId: empty, share: 1 }] })] });
    const { error } = await publish(path, barren);
    expect(error).toMatchObject({ code: 'Trellis:RuleTrainsNothing', data: { rule: 2 } });
    expect((await call('PUT', `${path}/${bare}`, { ...(await read(path, bare)), code: 'other' })).error.code).toBe('Trellis:GivenOnce');
    expect((await call('POST', path, { code: (await read(path, bare))['code'], names: inEveryLanguage('Twice') })).error.code).toBe(
      'Trellis:CodeTaken',
    );
  });

  it('may have music, which stays with it', async () => {
    const { id: musicCourseId } = await product.owner.selectFrom('catalog.music_courses').select('id').executeTakeFirstOrThrow();
    const id = await add(path, { musicCourseId });
    expect((await call('PUT', `${path}/${id}`, { ...(await read(path, id)), names: inEveryLanguage('Steadier') })).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ musicCourseId });
  });

  it('says which scale of levels its plans read, the first unless told, and keeps that whatever else is changed', async () => {
    const first = await add(path);
    expect(await read(path, first)).toMatchObject({ scale: 1 });
    const id = await add(path, { scale: 2 });
    expect((await call('PUT', `${path}/${id}`, { ...(await read(path, id)), names: inEveryLanguage('Second scale') })).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ scale: 2 });
    const { scale } = await product.owner
      .selectFrom('catalog.plan_template_versions')
      .select('scale')
      .where('plan_template_id', '=', id)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    expect(scale).toBe(2);
  });

  it('is not found among those of another kind', async () => {
    const other = path === 'trainingPlanV2' ? 'OfflineTrainingPlan' : 'trainingPlanV2';
    const id = await add(path);
    expect((await call('GET', `${other}/${id}`)).status).toBe(404);
    expect((await call('PUT', `${other}/contentStatus`, { id, status: 'Public' })).status).toBe(404);
    expect((await call('DELETE', `${other}/${id}`)).status).toBe(404);
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await call('GET', path === 'trainingPlanV2' ? `${path}/library` : path, undefined, admin)).status).toBe(403);
  });
});

describe('the rules of a plan', () => {
  const path = 'trainingPlanTemplate';
  const stamp = async (id: string) => (await read(path, id)).concurrencyStamp;
  const rules = async (planId: string) => (await call<{ items: Item[] }>('GET', `${path}/rules`, { planId })).body.items;

  it('are added, read, changed and taken away one by one, and set all at once', async () => {
    const id = await add(path, { rules: [] });
    const added = await call('POST', `${path}/rules`, { planId: id, concurrencyStamp: await stamp(id), ...rule() });
    expect(added.body.id).toBe(`${id}:0`);
    await call('POST', `${path}/rules`, { planId: id, concurrencyStamp: await stamp(id), ...rule({ sessionCount: 7 }) });
    const [first] = await rules(id);
    expect(first).toMatchObject({ planId: id, sessionCount: 3, bars: 2, startOffset: 0 });
    const changed = { ...rule({ sessionCount: 4 }), concurrencyStamp: first!.concurrencyStamp };
    expect((await call('PUT', `${path}/rules/${first!.id}`, changed)).status).toBe(200);
    expect((await call('PUT', `${path}/rules/${first!.id}`, changed)).error.code).toBe('Trellis:StaleStamp');
    expect((await read(path, id))['totalNum']).toBe(11);
    const { body } = await call<{ item: object; categories: { id: string }[] }>('POST', `${path}/rules/prepareForEdit`, { id: first!.id });
    expect(body.item).toMatchObject({ sessionCount: 4 });
    expect(body.categories.map((category) => category.id)).toContain(balance);
    await call('DELETE', `${path}/rules/${first!.id}`, { concurrencyStamp: await stamp(id) });
    expect((await rules(id)).map(({ sessionCount }) => sessionCount)).toEqual([7]);
    expect((await call('GET', `${path}/rules/${id}:5`)).status).toBe(404);
    await call('PUT', `${path}/rules`, { id, concurrencyStamp: await stamp(id), rules: [rule(), rule()] });
    expect(await rules(id)).toHaveLength(2);
    const descriptions = inEveryLanguage('For mornings');
    expect((await call('PUT', `${path}/description`, { id, concurrencyStamp: await stamp(id), descriptions })).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ descriptions, totalNum: 6 });
  });

  it('are found beneath plans at a center, however that is spelled', async () => {
    const id = await add('OfflineTrainingPlan');
    for (const spelled of ['offlineTrainingPlan', 'OfflineTrainingPlan'])
      expect((await call<{ totalCount: number }>('GET', `${spelled}/rules`, { planId: id })).body.totalCount).toBe(1);
  });

  it('name categories that are there', async () => {
    const gone = [rule({ shares: [{ categoryId: '00000000-0000-4000-8000-000000000000', share: 1 }] })];
    expect((await call('POST', path, { code: 'gone', names: inEveryLanguage('Gone'), rules: gone })).status).toBe(404);
    expect((await call('POST', `${path}/preview`, { rules: gone })).status).toBe(404);
  });

  it('are shown as the sessions that publishing makes', async () => {
    const { body } = await call<{ sessions: SessionAhead[] }>('POST', `${path}/preview`, {
      rules: [rule({ startOffset: 2, endOffset: 2 })],
    });
    expect(body.sessions.map(({ num, offset, items }) => [num, offset, items.length])).toEqual([
      [1, 2, 2],
      [2, 2, 2],
      [3, 2, 2],
    ]);
    const id = await add(path, { rules: [rule({ startOffset: 2, endOffset: 2 })] });
    await publish(path, id);
    expect((await itemsOf(id, 1)).length).toBe(6);
  });
});

it('a plan takes no exercise that was withdrawn; one that has it already keeps it until it is published by rules anew', async () => {
  const path = 'OfflineTrainingPlan';
  const id = await add(path, { rules: [rule({ sessionCount: 1, bars: 12 })] });
  await publish(path, id);
  const preview = async () => {
    const { body } = await call<{ sessions: SessionAhead[] }>('POST', 'trainingPlanTemplate/preview', {
      rules: [rule({ sessionCount: 1, bars: 12 })],
    });
    return body.sessions[0]?.items.map(({ code }) => code) ?? [];
  };
  const before = await preview();
  const { id: gone } = await product.owner
    .selectFrom('catalog.programs')
    .select('id')
    .where('code', '=', before[0]!)
    .executeTakeFirstOrThrow();
  const offer = (status: string) => call('PUT', 'trainingProgram/contentStatus', { id: gone, status });
  expect((await offer('Expire')).status).toBe(200);
  expect((await preview()).toSorted()).toEqual(before.slice(1).toSorted());
  expect(await itemsOf(id, 1)).toHaveLength(before.length);
  await call('PUT', `${path}/${id}`, { ...(await read(path, id)), names: inEveryLanguage('Anew') });
  await publish(path, id);
  expect(await itemsOf(id, 2)).toHaveLength(before.length - 1);
  await offer('Public');
  expect((await preview()).toSorted()).toEqual(before.toSorted());
});

it('a center makes a child a plan of what is public and granted, and of the version that is out', async () => {
  const id = await add('OfflineTrainingPlan');
  await grant('OfflineTrainingPlan', id);
  const make = () => call('POST', 'userOfflinePlan/create', { subjectId, templateId: id, startDifficulty: 5, trainerId }, admin);
  expect((await make()).status).toBe(404);
  await publish('OfflineTrainingPlan', id);
  await call('PUT', 'OfflineTrainingPlan/contentStatus', { id, status: 'Hide' });
  expect((await make()).status).toBe(404);
  await call('PUT', 'OfflineTrainingPlan/contentStatus', { id, status: 'Public' });
  await call('PUT', `OfflineTrainingPlan/${id}`, { ...(await read('OfflineTrainingPlan', id)), rules: [rule({ sessionCount: 50 })] });
  const { status, body } = await make();
  expect(status).toBe(200);
  const { count } = await product.owner
    .selectFrom('app.sessions')
    .select((by) => by.fn.countAll<string>().as('count'))
    .where('plan_id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3);
  const { error } = await call('DELETE', `OfflineTrainingPlan/${id}`);
  expect(error.code).toBe('RocketSystem:ContentInUse');
});
