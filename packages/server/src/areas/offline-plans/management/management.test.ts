import type { CoreSession, CurrentPlan } from '@trellis/contract/offline-plans/management/schemas';
import type { Role } from '@trellis/contract/policies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { readSheet } from '../../../testing/sheet.ts';
import { currentPlans } from './list-current.ts';

let product: TestProduct;
let near: CentreBuilt;
let far: CentreBuilt;
let plan: string;
beforeAll(async () => {
  product = await startTestProduct();
  [near, far] = [await aCentre(product.owner), await aCentre(product.owner)];
  plan = await planOf(near, 'Ada', 'Sommer');
  await planOf(far, 'Bo', 'Winter');
});
afterAll(() => product.close());

async function planOf(centre: CentreBuilt, firstName: string, lastName: string): Promise<string> {
  const subject = await aSubject(product.owner, { tenant: centre, firstName, lastName });
  return (await aPlan(product.owner, { subject, coach: centre.coach })).planId;
}
const as = async (role: Role, centres?: { tenantId: string; zone: string }[]) => {
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role, ...(centres && { centres }) });
  return issueToken(product.owner, personId, membershipId);
};
const path = '/api/rocketAdmin/userOfflinePlan';
const plans = async (token: string, input: object = {}) =>
  (await product.call<{ items: CurrentPlan[]; totalCount: number }>(token, 'POST', `${path}/currentPlanList`, input)).body;
const namesOf = async (token: string, input: object = {}) => (await plans(token, input)).items.map(({ subjectName }) => subjectName);
const sessions = async (token: string, input: object = {}) =>
  (await product.call<{ items: CoreSession[]; totalCount: number }>(token, 'GET', `${path}/coreSessionLibrary`, input)).body;
const setState = (state: string) => sql`update app.plans set state = ${state} where id = ${plan}`.execute(product.owner);

it('both leave as Excel as they are narrowed, for whoever may read them', async () => {
  const token = await as('training');
  const file = async (name: string, query: string) => {
    const reply = await product.app.inject({ url: `${path}/${name}?${query}`, headers: { authorization: `Bearer ${token}` } });
    expect(reply.statusCode).toBe(200);
    return readSheet({ body: new Blob([new Uint8Array(reply.rawPayload)]).stream() as ReadableStream });
  };
  expect((await file('currentPlanExcel', '')).slice(1).map(([child]) => child)).toEqual(['Bo Winter', 'Ada Sommer']);
  expect(
    (await file('currentPlanExcel', `filter=sommer&tenantId=${near.tenantId}`)).slice(1).map((row) => [row[0], row[2], row[6]]),
  ).toEqual([['Ada Sommer', expect.any(String), 12]]);
  const library = await sessions(token, { maxResultCount: 1000 });
  expect(await file('coreSessionExcel', '')).toHaveLength(library.totalCount + 1);
  const medical = await as('medicalSupport');
  expect((await product.call(medical, 'GET', `${path}/currentPlanExcel`, {})).status).toBe(403);
});

describe('the plans that go on', () => {
  it('are those of all centers, the newest first, for whoever looks after training', async () => {
    const token = await as('training');
    expect(await namesOf(token)).toEqual(['Bo Winter', 'Ada Sommer']);
    const { items, totalCount } = await plans(token, { filter: 'sommer' });
    expect([items.length, totalCount]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({
      id: plan,
      tenantId: near.tenantId,
      state: 'active',
      coachName: near.coach.name,
      totalNum: 12,
      num: 0,
      isOpening: false,
      lastOpenedAt: null,
    });
  });

  it('are narrowed to a center and to a state, and those that ended are gone', async () => {
    const token = await as('operation');
    expect(await namesOf(token, { tenantId: far.tenantId })).toEqual(['Bo Winter']);
    await setState('readyToEnd');
    expect([await namesOf(token, { state: 'readyToEnd' }), await namesOf(token, { state: 'active' })]).toEqual([
      ['Ada Sommer'],
      ['Bo Winter'],
    ]);
    await setState('ended');
    expect(await namesOf(token)).toEqual(['Bo Winter']);
    await setState('active');
  });

  it('are those of the centers that somebody looks after, and closed to whoever only edits content', async () => {
    expect(await namesOf(await as('training', [{ tenantId: near.tenantId, zone: near.zone }]))).toEqual(['Ada Sommer']);
    expect((await product.call(await as('editor'), 'POST', `${path}/currentPlanList`, {})).status).toBe(403);
  });

  it('come from an index in their order', async () => {
    const { keys, from, where, order } = currentPlans({});
    const { rows } = await product.owner.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql<{ 'QUERY PLAN': string }>`explain select ${keys} from ${from} where ${where} order by ${order} limit 10`.execute(db);
    });
    const told = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(told).toContain('plans_current_by_recent');
    expect(told).not.toContain('Sort');
  });
});

describe('the sessions of the library', () => {
  it('are each numbered session of a plan template, with its exercises', async () => {
    const { items, totalCount } = await sessions(await as('training'), { maxResultCount: 3 });
    expect(items.map(({ num }) => num)).toEqual([1, 2, 3]);
    expect(totalCount).toBeGreaterThanOrEqual(items[0]?.totalNum ?? 0);
    expect(items[0]?.items.length).toBeGreaterThan(0);
    expect(items[0]?.musicCourse).toBe('Calm sea');
  });

  it('are found by an exercise and by its code, and by nothing else', async () => {
    const token = await as('admin');
    const exercise = (await sessions(token, { maxResultCount: 1 })).items[0]?.items[0];
    for (const filter of [exercise?.title, exercise?.code]) {
      const { items } = await sessions(token, { filter, maxResultCount: 50 });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((session) => session.items.some(({ code }) => code === exercise?.code))).toBe(true);
    }
    expect((await sessions(token, { filter: 'no such exercise' })).totalCount).toBe(0);
  });
});
