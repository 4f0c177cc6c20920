import type { TenantContract } from '@trellis/contract/tenant-contracts/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer, aTenant } from '../../../fixtures/builders.ts';
import { type FinanceDesk, openFinanceDesk } from '../../../testing/finance.ts';
import { issueStepUp, issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let desk: FinanceDesk;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
});
afterAll(() => product.close());

const list = async (input: object) => (await desk.call<{ items: TenantContract[]; totalCount: number }>('GET', '', input)).body;
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

describe('a contract with a center', () => {
  it('is signed, read and changed', async () => {
    const { id, centre } = await desk.sign({ startTime: '2026-03-01', endTime: '2027-02-28', remark: 'By post' });
    const contract = await desk.view(id);
    expect(contract).toMatchObject({
      tenantId: centre.tenantId,
      signTime: '2026-02-03',
      startTime: '2026-03-01',
      endTime: '2027-02-28',
      amount: 1200.5,
      currency: 'USD',
      paid: 0,
      remark: 'By post',
      stopTime: null,
      resources: [],
      rechargeRecords: [],
    });
    const { number, concurrencyStamp } = contract;
    const change = { number, signTime: '2026-02-05', amount: 0.1, concurrencyStamp };
    expect((await desk.call('PUT', `/${id}`, change)).status).toBe(200);
    expect(await desk.view(id)).toMatchObject({ signTime: '2026-02-05', startTime: null, amount: 0.1, remark: null });
    const stale = await desk.call('PUT', `/${id}`, change);
    expect([stale.status, stale.error.code, stale.error.data['current']]).toEqual([
      409,
      'Trellis:StaleStamp',
      expect.objectContaining({ amount: 0.1 }),
    ]);
  });

  it('keeps every cent', async () => {
    const { id } = await desk.sign({ amount: 99_999_999.99 });
    expect((await desk.view(id)).amount).toBe(99_999_999.99);
  });

  it('is listed with its center, the one signed last first, and found by a part of either name', async () => {
    const { tenantId } = await aTenant(product.owner, { name: 'Lake View 100%' });
    const early = await desk.sign({ tenantId, number: 'LV-early_1', signTime: '2026-01-01' });
    const late = await desk.sign({ tenantId, number: 'LV-late', signTime: '2026-01-02' });
    expect((await list({ tenantId })).items.map(({ id }) => id)).toEqual([late.id, early.id]);
    expect((await list({ tenantId, sorting: 'signTime' })).items.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect((await list({ tenantId, maxResultCount: 1, skipCount: 1 })).items.map(({ id }) => id)).toEqual([early.id]);
    expect(await list({ filter: 'lv-EARLY_' })).toMatchObject({ totalCount: 1, items: [{ tenantName: 'Lake View 100%' }] });
    expect((await list({ filter: '100%' })).totalCount).toBe(2);
    await desk.call('POST', `/${early.id}/stop`, {});
    expect((await list({ tenantId, state: 'Stopped' })).items.map(({ id }) => id)).toEqual([early.id]);
    expect((await list({ tenantId, state: 'InForce' })).items.map(({ id }) => id)).toEqual([late.id]);
    expect((await desk.call('GET', '', { sorting: 'remark' })).status).toBe(400);
  });

  it('has a number of its own, whatever its case', async () => {
    const { id } = await desk.sign({ number: 'Own-1' });
    const { tenantId } = await aTenant(product.owner);
    const again = () => desk.call('POST', '', { tenantId, number: 'own-1 ', signTime: '2026-02-03' });
    const taken = await again();
    expect([taken.status, taken.error.code, taken.error.validationErrors[0]?.members]).toEqual([
      409,
      'RocketSystem:ContractNumberTaken',
      ['number'],
    ]);
    expect((await desk.call('DELETE', `/${id}`)).status).toBe(200);
    const race = await Promise.all([again(), again(), again()]);
    expect(race.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it.each([
    [{ number: ' ' }, 'number', 400],
    [{ amount: -1 }, 'amount', 400],
    [{ amount: 0.001 }, 'amount', 400],
    [{ signTime: '2017-12-31' }, 'signTime', 400],
    [{ signTime: tomorrow() }, 'signTime', 400],
    [{ startTime: '2026-03-02', endTime: '2026-03-01' }, 'endTime', 400],
    [{ tenantId: crypto.randomUUID() }, 'tenantId', 404],
  ])('refuses %j', async (given, member, status) => {
    const { tenantId } = await aTenant(product.owner);
    const reply = await desk.call('POST', '', { tenantId, number: 'Refused', signTime: '2026-02-03', ...given });
    expect([reply.status, reply.error.validationErrors.flatMap(({ members }) => members)]).toEqual([status, [member]]);
  });

  it('is a center’s: an enterprise has none, nor has a center that was deleted', async () => {
    const { tenantId } = await aTenant(product.owner, { kind: 'enterprise' });
    expect((await desk.call('POST', '', { tenantId, number: 'E-1', signTime: '2026-02-03' })).status).toBe(404);
  });

  it('is removed only while nothing was recharged to it and nothing used of it', async () => {
    const mistaken = await desk.sign();
    await desk.call('POST', '/planResource', { tenantContractId: mistaken.id, amount: 5 });
    expect((await desk.call('DELETE', `/${mistaken.id}`)).status).toBe(200);
    expect((await desk.call('GET', `/${mistaken.id}`)).status).toBe(404);
    expect(await desk.balances(mistaken.id)).toEqual({ sold: 0, available: 0, stopped: 0, consumed: 0 });
    const paid = await desk.sign();
    await desk.recharge(paid.id);
    const used = await desk.sign();
    await desk.call('POST', '/courseResource', { tenantContractId: used.id, amount: 5 });
    await desk.use(used.centre, { kind: 'course', itemId: null });
    for (const { id } of [paid, used]) {
      const reply = await desk.call('DELETE', `/${id}`);
      expect([reply.status, reply.error.code]).toEqual([409, 'RocketSystem:TenantContractInUse']);
    }
  });

  it('that is stopped can be removed too', async () => {
    const { id } = await desk.sign();
    await desk.call('POST', '/planResource', { tenantContractId: id, amount: 5 });
    await desk.call('POST', `/${id}/stop`, {});
    expect((await desk.call('DELETE', `/${id}`)).status).toBe(200);
    expect(await desk.balances(id)).toEqual({ sold: 0, available: 0, stopped: 0, consumed: 0 });
  });
});

describe('a stopped contract', () => {
  it('no longer counts, and comes back with exactly what was left', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { amount: 10 });
    await desk.call('POST', '/assessmentResource', { tenantContractId: id, amount: -1 });
    for (let count = 0; count < 4; count += 1) await desk.use(centre, { kind: 'vrat', itemId: null });
    expect((await desk.call('POST', `/${id}/stop`, {})).status).toBe(200);
    const stopped = await desk.view(id);
    expect([stopped.stopTime, stopped.resources.map(({ left }) => left)]).toEqual([expect.any(String), [0, 0]]);
    for (const kind of ['vrat', 'assessment'] as const) {
      await expect(desk.use(centre, { kind, itemId: null })).rejects.toMatchObject({ code: 'RocketSystem:QuotaUsedUp' });
    }
    expect((await desk.call('POST', `/${id}/enable`, {})).status).toBe(200);
    const enabled = await desk.view(id);
    expect([enabled.stopTime, enabled.resources.map(({ left }) => left)]).toEqual([null, [6, -1]]);
  });

  it('takes nothing in and gives nothing out', async () => {
    const { id } = await desk.sign();
    const added = await desk.call<{ id: string }>('POST', '/planResource', { tenantContractId: id, amount: 5 });
    const { body } = await desk.recharge(id);
    await desk.call('POST', `/${id}/stop`, {});
    const { resources, rechargeRecords } = await desk.view(id);
    const replies = [
      await desk.recharge(id),
      await desk.call('POST', '/courseResource', { tenantContractId: id, amount: 5 }),
      await desk.call('PUT', '/resource', { id: added.body.id, amount: 9, concurrencyStamp: resources[0]?.concurrencyStamp }),
      await desk.call('DELETE', '/resource', { id: added.body.id }),
      await desk.call('PUT', '/contractRechargeRecord', {
        id: body.id,
        amount: 9,
        payDate: rechargeRecords[0]?.payDate,
        concurrencyStamp: rechargeRecords[0]?.concurrencyStamp,
      }),
      await desk.call('POST', `/${id}/stop`, {}),
    ];
    expect(replies.map(({ status, error }) => [status, error?.code])).toEqual(
      replies.map(() => [409, 'RocketSystem:TenantContractStopped']),
    );
  });

  it('is stopped once and enabled once, also from two windows', async () => {
    const { id } = await desk.sign();
    await desk.recharge(id, { amount: 3 });
    for (const [act, left] of [
      ['stop', 0],
      ['enable', 3],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 4 }, () => desk.call('POST', `/${id}/${act}`, {})));
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
      expect((await desk.view(id)).resources[0]?.left).toBe(left);
    }
    expect((await desk.call('POST', `/${id}/enable`, {})).error.code).toBe('RocketSystem:TenantContractNotStopped');
  });
});

describe('who manages some centers only', () => {
  it('reads their contracts and changes none', async () => {
    const { id, centre } = await desk.sign();
    const hidden = await desk.sign();
    const manager = await anOverseer(product.owner, { side: 'management', role: 'finance', centres: [centre] });
    const token = await issueToken(product.owner, manager.personId, manager.membershipId);
    const headers = { 'x-authenticate': await issueStepUp(product.owner, manager.personId) };
    const call = <T>(method: string, path: string, input: object = {}) =>
      product.call<T>(token, method, `/api/rocketAdmin/tenantContract${path}`, input, headers);
    expect((await call<{ items: TenantContract[] }>('GET', '')).body.items.map((item) => item.id)).toEqual([id]);
    expect((await call('GET', `/${hidden.id}`)).status).toBe(404);
    const writes = [
      call('POST', `/${id}/stop`),
      call('DELETE', `/${id}`),
      call('POST', '/recharge', { tenantContractId: id, kind: 'vrat', amount: 1, payDate: '2026-02-03' }),
      call('POST', '/planV2Resource', { tenantContractId: id, amount: 1 }),
      call('POST', '', { tenantId: centre.tenantId, number: 'M-1', signTime: '2026-02-03' }),
    ];
    for (const { status, error } of await Promise.all(writes)) expect([status, error.code]).toEqual([403, 'Trellis:NotAllowed']);
  });
});

it.each(['operation', 'operationAdmin'] as const)('%s reads every contract behind a code and changes none', async (role) => {
  const { id } = await desk.sign();
  const { personId, membershipId } = await anOverseer(product.owner, { side: 'management', role });
  const token = await issueToken(product.owner, personId, membershipId);
  const headers = { 'x-authenticate': await issueStepUp(product.owner, personId) };
  const status = async (method: string, path: string, given: Record<string, string> = headers) =>
    (await product.call(token, method, `/api/rocketAdmin/tenantContract${path}`, {}, given)).status;
  expect([await status('GET', `/${id}`), await status('GET', `/${id}`, {})]).toEqual([200, 403]);
  expect([await status('POST', `/${id}/stop`), await status('DELETE', `/${id}`)]).toEqual([403, 403]);
});
