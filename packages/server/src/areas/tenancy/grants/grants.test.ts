import type { GrantChoice } from '@trellis/contract/tenancy/grants/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { insertCatalog } from '../../../fixtures/catalog-rows.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin';
const kinds = ['course', 'assessment', 'OfflineTrainingPlan', 'trainingPlanTemplate'] as const;
const nowhere = '0198c0de-0000-7000-8000-000000000001';

let product: TestProduct;
let admin: string;
let one: CentreBuilt;
let other: CentreBuilt;
let offlinePlan: string;
let appPlan: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  await insertCatalog(owner);
  admin = await tokenOf(await anOverseer(owner, { side: 'management', role: 'admin' }));
  one = await aCentre(owner);
  other = await aCentre(owner);
  offlinePlan = (await owner.selectFrom('catalog.plan_templates').select('id').executeTakeFirstOrThrow()).id;
  appPlan = await copyPlan('trainingPlanTemplate');
});
afterAll(() => product.close());
beforeEach(() => product.owner.deleteFrom('catalog.grants').execute());

const tokenOf = ({ personId, membershipId }: { personId: string; membershipId: string }) =>
  issueToken(product.owner, personId, membershipId);

/** The same plan again, of another kind. */
async function copyPlan(kind: string): Promise<string> {
  const { owner } = product;
  const { id } = await owner
    .insertInto('catalog.plan_templates')
    .values({ code: `copy of ${kind}`, kind, status: 'Public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into catalog.plan_template_versions (plan_template_id, version, published_at, name, description, total_num, scale, overall_form_version_id, category_form_version_id)
    select ${id}::uuid, 1, now(), '{"en": "App plan", "zh-Hans": "应用计划", "es": "Plan"}', description, total_num, scale, overall_form_version_id, category_form_version_id
    from catalog.plan_template_versions limit 1`.execute(owner);
  return id;
}

const get = (path: string, input = {}, headers = {}) =>
  product.call<{ items: GrantChoice[]; totalCount: number }>(admin, 'GET', `${base}/${path}`, input, headers);
const put = (path: string, input: object, as = admin) => product.call<{ items: GrantChoice[] }>(as, 'PUT', `${base}/${path}`, input);
const held = (reply: { body: { items: GrantChoice[] } }) => reply.body.items.filter(({ granted }) => granted).map(({ id }) => id);
const itemOf = { OfflineTrainingPlan: () => offlinePlan, trainingPlanTemplate: () => appPlan };
const choices = async (centre: CentreBuilt) => {
  const token = await tokenOf(centre.coach);
  const { body } = await product.call<{ items: { id: string }[] }>(token, 'GET', `${base}/userOfflinePlan/availablePlans`);
  return body.items.map(({ id }) => id);
};

describe('a grant', () => {
  it.each(['OfflineTrainingPlan', 'trainingPlanTemplate'] as const)(
    'of the kind %s makes the item selectable in that centre and in no other',
    async (kind) => {
      expect(await choices(one)).toEqual([]);
      const reply = await put(`${kind}/tenantGrant/${one.tenantId}`, { itemIds: [itemOf[kind]()] });
      expect([reply.status, held(reply)]).toEqual([200, [itemOf[kind]()]]);
      expect(await choices(one)).toEqual([itemOf[kind]()]);
      expect(await choices(other)).toEqual([]);
      await put(`${kind}/tenantGrant/${one.tenantId}`, { itemIds: [] });
      expect(await choices(one)).toEqual([]);
    },
  );

  it('is what a plan needs to be created, and not to go on', async () => {
    const subject = await aSubject(product.owner, { coach: one.coach });
    const token = await tokenOf(one.coach);
    const create = () =>
      product.call<{ id: string }>(token, 'POST', `${base}/userOfflinePlan/create`, {
        subjectId: subject.subjectId,
        templateId: offlinePlan,
        startDifficulty: 6,
        trainerId: one.coach.personId,
      });
    const refused = await create();
    expect([refused.status, refused.error.validationErrors[0]?.members]).toEqual([404, ['templateId']]);
    await put(`OfflineTrainingPlan/tenantGrant/${one.tenantId}`, { itemIds: [offlinePlan] });
    const { status, body } = await create();
    expect(status).toBe(200);
    await put(`OfflineTrainingPlan/tenantGrant/${one.tenantId}`, { itemIds: [] });
    expect((await product.call(token, 'GET', `${base}/userOfflinePlan/${body.id}`)).status).toBe(200);
  });

  it('lists the library in the reader’s language', async () => {
    const { body } = await get(`trainingPlanTemplate/tenantGrant/${one.tenantId}`, {}, { 'accept-language': 'zh-CN' });
    expect(body.items).toEqual([{ id: appPlan, name: '应用计划', granted: false }]);
  });

  it.each([...kinds])('of the kind %s has calls with and without a tenant', async (kind) => {
    expect((await get(`${kind}/tenantGrant/${one.tenantId}`)).status).toBe(200);
    expect((await get(`${kind}/tenantGrant`)).status).toBe(200);
    expect((await put(`${kind}/tenantGrant/${one.tenantId}`, { itemIds: [nowhere] })).status).toBe(404);
    expect((await put(`${kind}/tenantGrant`, { itemIds: [nowhere], tenantIds: [one.tenantId], granted: true })).status).toBe(404);
    expect((await put(`${kind}/tenantGrant/${nowhere}`, { itemIds: [] })).status).toBe(404);
  });

  it('of class plans has a path of its own', async () => {
    expect((await get('trainingPlanV2/grant', { tenantId: one.tenantId })).body).toEqual({ items: [], totalCount: 0 });
    const reply = await product.call(admin, 'POST', `${base}/trainingPlanV2/grant`, { tenantId: one.tenantId, itemIds: [] });
    expect(reply.status).toBe(200);
  });

  it.each(['tenantGrant', 'batchTenantGrant'])('is given and withdrawn for many centres at once by %s', async (path) => {
    const tenantIds = [one.tenantId, other.tenantId];
    await put(`offlineTrainingPlan/${path}`, { itemIds: [offlinePlan], tenantIds, granted: true });
    expect((await get(`offlineTrainingPlan/${path}`)).body.items).toMatchObject([{ id: offlinePlan, tenantCount: 2 }]);
    await put(`offlineTrainingPlan/${path}`, { itemIds: [offlinePlan], tenantIds: [other.tenantId], granted: false });
    expect([await choices(one), await choices(other)]).toEqual([[offlinePlan], []]);
  });

  it.each(['trainingPlanTemplate', 'trainingPlanV2'])('of the kind %s is counted, and given to exactly some centres', async (kind) => {
    const item = kind === 'trainingPlanV2' ? await copyPlan(kind) : appPlan;
    const counted = async () => (await get(`${kind}/tenantGrant`)).body.items.find(({ id }) => id === item);
    await put(`${kind}/grantTenants`, { itemId: item, tenantIds: [one.tenantId, other.tenantId] });
    expect(await counted()).toMatchObject({ tenantCount: 2 });
    await put(`${kind}/tenantGrant`, { itemIds: [item], tenantIds: [one.tenantId], granted: false });
    expect((await get(`${kind}/grantTenants`, { itemId: item })).body.items).toMatchObject([{ id: other.tenantId }]);
    expect(await counted()).toMatchObject({ tenantCount: 1 });
  });

  it('of an item names its centres', async () => {
    await put('offlineTrainingPlan/grantTenants', { itemId: offlinePlan, tenantIds: [one.tenantId, other.tenantId] });
    expect((await get('offlineTrainingPlan/grantTenants', { itemId: offlinePlan })).body.totalCount).toBe(2);
    await put('offlineTrainingPlan/grantTenants', { itemId: offlinePlan, tenantIds: [other.tenantId] });
    expect([await choices(one), await choices(other)]).toEqual([[], [offlinePlan]]);
    expect((await get('assessment/grantTenants', { itemId: offlinePlan })).status).toBe(404);
    expect((await get('assessment/batchTenantGrant')).body.totalCount).toBe(0);
  });

  it('goes to centres alone', async () => {
    const enterprise = await anOverseer(product.owner, { side: 'enterprise', role: 'EnterpriseAdmin' });
    const reply = await put(`OfflineTrainingPlan/tenantGrant/${enterprise.tenantId}`, { itemIds: [offlinePlan] });
    expect(reply.error.code).toBe('Trellis:OnlyCenters');
    const many = await put('OfflineTrainingPlan/tenantGrant', { itemIds: [offlinePlan], tenantIds: [enterprise.tenantId], granted: true });
    expect(many.status).toBe(404);
  });

  it('is the whole platform’s to give', async () => {
    const manager = await tokenOf(await anOverseer(product.owner, { side: 'management', role: 'operation', centres: [one] }));
    expect((await put(`OfflineTrainingPlan/tenantGrant/${one.tenantId}`, { itemIds: [offlinePlan] }, manager)).error.code).toBe(
      'Trellis:NotAllowed',
    );
    expect((await put(`OfflineTrainingPlan/tenantGrant/${one.tenantId}`, { itemIds: [] }, await tokenOf(one.admin))).status).toBe(403);
  });
});
