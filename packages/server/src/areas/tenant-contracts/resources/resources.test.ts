import type { RemainingCounts } from '@trellis/contract/account/tenants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCatalog } from '../../../fixtures/catalog-rows.ts';
import { ledgerFaults } from '../../../fixtures/ledger-faults.ts';
import { type FinanceDesk, openFinanceDesk } from '../../../testing/finance.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let desk: FinanceDesk;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
  await insertCatalog(product.owner);
});
afterAll(async () => {
  expect(await ledgerFaults(product.owner)).toEqual([]);
  await product.close();
});

const add = (id: string, path: string, given: object = {}) =>
  desk.call<{ id: string }>('POST', `/${path}`, { tenantContractId: id, amount: 5, ...given });
const only = async (id: string) => {
  const [resource] = (await desk.view(id)).resources;
  if (!resource) throw new Error('The contract has no resource');
  return resource;
};
const edit = async (id: string, amount: number) => {
  const { id: resourceId, concurrencyStamp } = await only(id);
  return desk.call('PUT', '/resource', { id: resourceId, amount, concurrencyStamp });
};

describe.each([
  ['assessmentResource', 'assessment', 'prepareForAddAssessmentResource'],
  ['courseResource', 'course', 'prepareForAddCourseResource'],
  ['planResource', 'plan', 'prepareForAddPlanResource'],
  ['planV2Resource', 'planV2', 'prepareForAddPlanV2Resource'],
] as const)('%s', (path, kind, prepare) => {
  it('is added once to a contract, and the center has it at once', async () => {
    const { id, centre } = await desk.sign();
    const choices = () => desk.call<{ takesAny: boolean }>('POST', `/${prepare}`, { tenantContractId: id });
    expect((await choices()).body.takesAny).toBe(true);
    expect((await add(id, path)).status).toBe(200);
    expect(await only(id)).toMatchObject({ kind, itemId: null, itemName: null, amount: 5, recharged: 0, used: 0, left: 5 });
    expect((await choices()).body.takesAny).toBe(false);
    const again = await add(id, path);
    expect([again.status, again.error.code]).toEqual([409, 'RocketSystem:ResourceTaken']);
    await desk.use(centre, { kind, itemId: null });
    expect(await only(id)).toMatchObject({ used: 1, left: 4 });
  });

  it('is changed, made unlimited and limited again', async () => {
    const { id, centre } = await desk.sign();
    await add(id, path);
    for (let count = 0; count < 3; count += 1) await desk.use(centre, { kind, itemId: null });
    expect((await edit(id, -1)).status).toBe(200);
    expect(await only(id)).toMatchObject({ amount: -1, used: 3, left: -1 });
    for (let count = 0; count < 4; count += 1) await desk.use(centre, { kind, itemId: null });
    const lower = await edit(id, 6);
    expect([lower.status, lower.error.code, lower.error.data['used']]).toEqual([409, 'RocketSystem:ResourceBelowUsed', 7]);
    expect((await edit(id, 7)).status).toBe(200);
    expect(await only(id)).toMatchObject({ amount: 7, used: 7, left: 0 });
    await expect(desk.use(centre, { kind, itemId: null })).rejects.toMatchObject({ code: 'RocketSystem:QuotaUsedUp' });
  });

  it('is taken out while nothing of it was used', async () => {
    const { id, centre } = await desk.sign();
    const first = await add(id, path);
    expect((await desk.call('DELETE', '/resource', { id: first.body.id })).status).toBe(200);
    expect((await desk.view(id)).resources).toEqual([]);
    expect((await desk.call('DELETE', '/resource', { id: first.body.id })).status).toBe(404);
    const second = await add(id, path, { amount: -1 });
    await desk.use(centre, { kind, itemId: null });
    expect((await desk.call('DELETE', '/resource', { id: second.body.id })).error.code).toBe('RocketSystem:ResourceInUse');
  });
});

describe('a resource', () => {
  it('of an item serves that item, and before what serves any', async () => {
    const { id, centre } = await desk.sign();
    const { body } = await desk.call<{ items: { id: string; name: string }[] }>('POST', '/prepareForAddPlanResource', {
      tenantContractId: id,
    });
    const [item] = body.items;
    if (!item) throw new Error('The library is empty');
    await add(id, 'planResource', { itemId: item.id, amount: 1 });
    await add(id, 'planResource', { amount: 1 });
    const left = async () => (await desk.view(id)).resources.map((resource) => [resource.itemName, resource.left]);
    expect(await left()).toEqual([
      [item.name, 1],
      [null, 1],
    ]);
    await desk.use(centre, { kind: 'plan', itemId: item.id });
    expect(await left()).toEqual([
      [item.name, 0],
      [null, 1],
    ]);
    await desk.use(centre, { kind: 'plan', itemId: crypto.randomUUID() });
    expect(await left()).toEqual([
      [item.name, 0],
      [null, 0],
    ]);
    const choices = await desk.call<{ items: { id: string }[] }>('POST', '/prepareForAddPlanResource', { tenantContractId: id });
    expect(choices.body.items.map((choice) => choice.id)).not.toContain(item.id);
  });

  it('of an item that the library does not have is refused', async () => {
    const { id } = await desk.sign();
    const reply = await add(id, 'planResource', { itemId: crypto.randomUUID() });
    expect([reply.status, reply.error.validationErrors[0]?.members]).toEqual([404, ['itemId']]);
  });

  it.each([0, -2, 1.5, 1_000_001])('of %d is refused', async (amount) => {
    const { id } = await desk.sign();
    const reply = await add(id, 'planResource', { amount });
    expect([reply.status, reply.error.validationErrors[0]?.members]).toEqual([400, ['amount']]);
  });

  it('has a call of its own for class training plans', async () => {
    const { id } = await desk.sign();
    const { body } = await add(id, 'planV2Resource');
    await add(id, 'courseResource');
    const listed = await desk.call<{ items: { id: string; concurrencyStamp: string }[] }>('GET', '/planV2Resource', {
      tenantContractId: id,
    });
    expect(listed.body.items.map((item) => item.id)).toEqual([body.id]);
    const [planV2, course] = (await desk.view(id)).resources;
    const put = (resource: typeof planV2) =>
      desk.call('PUT', '/planV2Resource', { id: resource?.id, concurrencyStamp: resource?.concurrencyStamp, amount: 8 });
    expect((await put(planV2)).status).toBe(200);
    expect((await put(course)).status).toBe(404);
    const stale = await put(planV2);
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { id: body.id, amount: 8 } }]);
    expect(await only(id)).toMatchObject({ amount: 8, left: 8 });
  });

  it('is drawn on the contract that was signed first', async () => {
    const late = await desk.sign({ signTime: '2026-02-20' });
    const early = await desk.sign({ tenantId: late.centre.tenantId, signTime: '2026-02-10' });
    for (const { id } of [late, early]) await add(id, 'courseResource', { amount: 1 });
    await desk.use(late.centre, { kind: 'course', itemId: null });
    expect([(await only(early.id)).left, (await only(late.id)).left]).toEqual([0, 1]);
    await desk.use(late.centre, { kind: 'course', itemId: null });
    expect((await only(late.id)).left).toBe(0);
  });

  it('is used once per key, and never more than there is, however many at once', async () => {
    const { id, centre } = await desk.sign();
    await add(id, 'courseResource', { amount: 5 });
    await Promise.all(Array.from({ length: 6 }, () => desk.use(centre, { kind: 'course', itemId: null, key: `once:${id}` })));
    expect((await only(id)).left).toBe(4);
    const uses = await Promise.allSettled(Array.from({ length: 12 }, () => desk.use(centre, { kind: 'course', itemId: null })));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await desk.balances(id)).toEqual({ sold: -5, available: 0, stopped: 0, consumed: 5 });
  });

  it('is what the center is told that it has left', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { amount: 12 });
    await add(id, 'courseResource', { amount: -1 });
    const token = await issueToken(product.owner, centre.personId, centre.membershipId);
    const counts = async () => (await product.call<RemainingCounts>(token, 'GET', '/api/business/account/remainingCounts')).body;
    expect(await counts()).toMatchObject({ vratAmount: 12, courseAmount: -1, assessmentAmount: 0 });
    await desk.call('POST', `/${id}/stop`, {});
    expect(await counts()).toMatchObject({ vratAmount: 0, courseAmount: 0 });
    await desk.call('POST', `/${id}/enable`, {});
    expect(await counts()).toMatchObject({ vratAmount: 12, courseAmount: -1 });
  });
});

describe('a recharge', () => {
  it('adds to what the center has, and is on record', async () => {
    const { id } = await desk.sign();
    await add(id, 'assessmentResource', { amount: 5 });
    await desk.recharge(id, { kind: 'assessment', amount: 7, paid: 0.1, remark: 'Spring' });
    const contract = await desk.view(id);
    expect(contract.resources).toMatchObject([{ kind: 'assessment', amount: 5, recharged: 7, left: 12 }]);
    expect(contract.rechargeRecords).toMatchObject([
      {
        kind: 'assessment',
        amount: 7,
        paid: 0.1,
        payDate: '2026-02-04',
        remark: 'Spring',
        currency: 'USD',
        operatorName: expect.stringMatching(/^Person/),
      },
    ]);
    expect(contract.paid).toBe(0.1);
  });

  it('is posted once per Idempotency-Key, also when it is sent five times at once', async () => {
    const { id } = await desk.sign();
    const key = { 'idempotency-key': `once:${id}` };
    const replies = await Promise.all(Array.from({ length: 5 }, () => desk.recharge(id, { amount: 7 }, key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await only(id)).toMatchObject({ recharged: 7, left: 7 });
    const { rows } = await sql`select 1 from app.postings where key = ${`recharge:${replies[0]?.body.id}`}`.execute(product.owner);
    expect(rows).toHaveLength(1);
    expect((await desk.recharge(id, { amount: 8 }, key)).error.code).toBe('Trellis:IdempotencyKeyReused');
  });

  it('that came together with another one is not lost', async () => {
    const { id } = await desk.sign();
    await Promise.all(Array.from({ length: 5 }, () => desk.recharge(id, { amount: 2 })));
    expect(await only(id)).toMatchObject({ recharged: 10, left: 10 });
  });

  it('is corrected by the difference, with its stamp', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { amount: 7 });
    for (let count = 0; count < 3; count += 1) await desk.use(centre, { kind: 'vrat', itemId: null });
    const [record] = (await desk.view(id)).rechargeRecords;
    if (!record) throw new Error('The contract has no recharge');
    const { id: recordId, amount, payDate, concurrencyStamp } = record;
    const correct = (given: object) =>
      desk.call('PUT', '/contractRechargeRecord', { id: recordId, amount, payDate, concurrencyStamp, ...given });
    const tooLow = await correct({ amount: 2 });
    expect([tooLow.status, tooLow.error.code]).toEqual([409, 'RocketSystem:ResourceBelowUsed']);
    expect((await correct({ amount: 4, paid: 50, payDate: '2026-02-06', remark: 'Miscounted' })).status).toBe(200);
    const contract = await desk.view(id);
    expect(contract.resources).toMatchObject([{ recharged: 4, used: 3, left: 1 }]);
    expect(contract.rechargeRecords).toMatchObject([{ amount: 4, paid: 50, payDate: '2026-02-06', remark: 'Miscounted' }]);
    const stale = await correct({ amount: 5 });
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { amount: 4, remark: 'Miscounted' } }]);
  });

  it('of what is unlimited is refused', async () => {
    const { id } = await desk.sign();
    await add(id, 'courseResource', { amount: -1 });
    expect((await desk.recharge(id, { kind: 'course' })).error.code).toBe('RocketSystem:ResourceUnlimited');
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ paid: -0.01 }, 'paid'],
    [{ payDate: '2017-12-31' }, 'payDate'],
    [{ payDate: '2099-01-01' }, 'payDate'],
    [{ kind: 'classes' }, 'kind'],
  ])('refuses %j', async (given, member) => {
    const { id } = await desk.sign();
    const reply = await desk.recharge(id, given);
    expect([reply.status, reply.error.validationErrors.flatMap(({ members }) => members)]).toEqual([400, [member]]);
  });
});
