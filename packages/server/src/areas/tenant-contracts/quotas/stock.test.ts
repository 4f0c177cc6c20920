import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, type MemberBuilt } from '../../../fixtures/builders.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { type FinanceDesk, openFinanceDesk } from '../../../testing/finance.ts';
import { startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { openVrCentre } from '../../../testing/vr-centre.ts';
import { listOwnQuotas, viewVratStock } from './own-quotas.ts';

let product: TestProduct;
let desk: FinanceDesk;
beforeAll(async () => {
  product = await startTestProduct();
  desk = await openFinanceDesk(product);
});
afterAll(() => product.close());

const as = <T>(centre: MemberBuilt, run: (db: Db) => Promise<T>) =>
  inTransaction(product.pools.centre, { 'app.tenant_id': centre.tenantId, 'app.person_id': centre.personId }, run);
const use = (centre: MemberBuilt, times = 1) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) => before.then(() => desk.use(centre, { kind: 'vrat', itemId: null })),
    Promise.resolve(),
  );
const remindAt = (centre: MemberBuilt, amount: number) =>
  sql`update identity.tenants set vrat_reminder_amount = ${amount}, email = 'office@test.example', contact_name = 'Office'
    where id = ${centre.tenantId}`.execute(product.owner);
const letters = async (centre: MemberBuilt) => {
  const { rows } = await sql<{ recipient: string; data: { left: number } }>`
    select recipient, data from jobs.letters where tenant_id = ${centre.tenantId} and template = 'lowQuota' order by recipient`.execute(
    product.owner,
  );
  return rows;
};

describe('a reminder of few tests', () => {
  it('is written to the admins and the contact when the amount is reached, and not before', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { kind: 'vrat', amount: 12 });
    await remindAt(centre, 10);
    const other = await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin'] });
    await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin'], state: 'Invalid' });
    await use(centre);
    expect(await letters(centre)).toEqual([]);
    await use(centre);
    const told = await letters(centre);
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([centre.email, 'office@test.example', other.email].sort());
    expect(told.every(({ data }) => data.left === 10)).toBe(true);
    await use(centre, 2);
    expect(await letters(centre)).toHaveLength(3);
  });

  it('is written again after the stock rose and came down again', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { kind: 'vrat', amount: 3 });
    await remindAt(centre, 2);
    await use(centre, 2);
    await desk.recharge(id, { kind: 'vrat', amount: 5 });
    await use(centre, 4);
    expect(await letters(centre)).toHaveLength(4);
  });

  it('is told under the bell as long as it holds', async () => {
    const { id, centre } = await desk.sign();
    const told = async () => {
      const { rows } = await sql`select id from identity.messages where tenant_id = ${centre.tenantId} and kind = 'lowQuota'`.execute(
        product.owner,
      );
      return rows.length;
    };
    await desk.recharge(id, { kind: 'vrat', amount: 3 });
    await remindAt(centre, 2);
    await use(centre, 1);
    expect(await told()).toBe(1);
    await use(centre, 1);
    expect(await told()).toBe(1);
    await desk.recharge(id, { kind: 'vrat', amount: 5 });
    expect(await told()).toBe(0);
  });

  it('counts what is left of all contracts together', async () => {
    const { id, centre } = await desk.sign();
    const second = await desk.sign({ tenantId: centre.tenantId });
    await desk.recharge(id, { kind: 'vrat', amount: 5 });
    await desk.recharge(second.id, { kind: 'vrat', amount: 7 });
    await remindAt(centre, 10);
    await use(centre);
    expect(await letters(centre)).toEqual([]);
    await use(centre);
    expect((await letters(centre)).map(({ data }) => data.left)).toEqual([10, 10]);
  });

  it('is about tests alone: report quotas come down without one', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { kind: 'assessment', amount: 3 });
    await remindAt(centre, 2);
    await desk.use(centre, { kind: 'assessment', itemId: null });
    expect(await letters(centre)).toEqual([]);
  });

  it('goes out with the code that takes the last test above the amount, and with none before', async () => {
    const vr = await openVrCentre(product, 4);
    const { admin } = vr.centre;
    await remindAt(admin, 2);
    await vr.orderWithCode();
    expect(await letters(admin)).toEqual([]);
    await vr.orderWithCode();
    expect(await letters(admin)).toMatchObject([{ data: { left: 2 } }, { data: { left: 2 } }]);
  });

  it('is never written where no amount is set', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { kind: 'vrat', amount: 2 });
    await use(centre, 2);
    expect(await letters(centre)).toEqual([]);
  });
});

describe('what a centre bought', () => {
  it('adds up kind by kind, and is its own only', async () => {
    const { id, centre } = await desk.sign();
    const { centre: stranger } = await desk.sign();
    await desk.recharge(id, { kind: 'vrat', amount: 9 });
    await use(centre, 4);
    expect(await as(centre, (db) => listOwnQuotas(db, centre.at()))).toEqual({
      items: [{ kind: 'vrat', bought: 9, used: 4, left: 5, stopped: 0 }],
    });
    expect(await as(stranger, (db) => listOwnQuotas(db, stranger.at()))).toEqual({ items: [] });
    await desk.call('POST', `/${id}/stop`, {});
    expect((await as(centre, (db) => listOwnQuotas(db, centre.at()))).items).toMatchObject([{ left: 0, stopped: 5 }]);
  });

  it('shows the VR tests contract by contract with the reminder', async () => {
    const { id, centre } = await desk.sign();
    await desk.recharge(id, { kind: 'vrat', amount: 9 });
    await remindAt(centre, 3);
    await use(centre);
    expect(await as(centre, (db) => viewVratStock(db, centre.at()))).toMatchObject({
      left: 8,
      reminderAmount: 3,
      items: [{ isInForce: true, amount: 0, recharged: 9, used: 1, left: 8, signTime: '2026-02-03' }],
    });
  });
});
