import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, type MemberBuilt } from '../../fixtures/builders.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';
import { findOrder, isPaid, makeOrder } from './public.ts';

let product: TestProduct;
let trainer: MemberBuilt;
beforeAll(async () => {
  product = await startTestProduct();
  trainer = await aMember(product.owner);
});
afterAll(() => product.close());

const titles = { en: 'Base module', 'zh-Hans': '基础模块', es: 'Módulo base' };
const place = (purposeId: string) => ({ tenantId: trainer.tenantId, purpose: 'training', purposeId }) as const;
const order = (purposeId: string, amount = 12_050) =>
  actingAs(product.pools, trainer.at(), (db) =>
    makeOrder(db, { ...place(purposeId), personId: trainer.personId, titles, amount, currency: 'USD', now: new Date() }),
  );
const found = (purposeId: string) => actingAs(product.pools, trainer.at(), (db) => findOrder(db, place(purposeId)));
const stand = (code: string, status: object) =>
  product.owner.updateTable('app.trainer_orders').set(status).where('code', '=', code).execute();
const show = (code: string, language = 'en') => product.call(undefined, 'GET', `/api/payment/${code}`, { language });

describe('an order of a trainer', () => {
  it('is the same one however often it is asked for, also at once', async () => {
    const purposeId = randomUUID();
    const orders = await Promise.all(Array.from({ length: 8 }, () => order(purposeId)));
    expect(new Set(orders.map(({ code }) => code)).size).toBe(1);
    expect(orders[0]).toEqual({ code: expect.stringMatching(/^[0-9A-F]{32}$/), status: 'NotPay', needPayPrice: 120.5, currency: 'USD' });
    expect(await found(purposeId)).toEqual(orders[0]);
  });

  it.each([
    ['closed', { status: 'OrderClosed', closed_at: new Date() }],
    ['refunded', { status: 'Refunded', paid_at: new Date(), refunded_at: new Date() }],
  ])('is made anew after one that was %s', async (_, over) => {
    const purposeId = randomUUID();
    const first = await order(purposeId);
    await stand(first.code, over);
    expect(await found(purposeId)).toMatchObject({ code: first.code, status: over.status });
    const second = await order(purposeId);
    expect(second.code).not.toBe(first.code);
    expect(await found(purposeId)).toEqual(second);
  });

  it('counts as paid while it is paid', async () => {
    const purposeId = randomUUID();
    const paid = () =>
      actingAs(product.pools, trainer.at(), async (db) => {
        const condition = isPaid('training', sql`${trainer.tenantId}::uuid`, sql`${purposeId}::uuid`);
        return (await sql<{ paid: boolean }>`select ${condition} as paid`.execute(db)).rows[0]?.paid;
      });
    const { code } = await order(purposeId);
    expect(await paid()).toBe(false);
    await stand(code, { status: 'Paid', paid_at: new Date() });
    expect(await paid()).toBe(true);
    expect((await order(purposeId)).status).toBe('Paid');
    await stand(code, { status: 'Refunded', refunded_at: new Date() });
    expect(await paid()).toBe(false);
  });

  it('is not made of what costs nothing', async () => {
    await expect(order(randomUUID(), 0)).rejects.toThrow(/amount_check/);
  });

  it('is not written by its center', async () => {
    const { code } = await order(randomUUID());
    const pay = actingAs(product.pools, trainer.at(), (db) =>
      db.updateTable('app.trainer_orders').set({ status: 'Paid', paid_at: new Date() }).where('code', '=', code).execute(),
    );
    await expect(pay).rejects.toThrow(/permission denied/);
  });
});

describe('whoever has the code of an order', () => {
  it('reads without a sign-in what is due, in their language, and nothing of who pays', async () => {
    const { code } = await order(randomUUID());
    expect((await show(code, 'es')).body).toEqual({ code, status: 'NotPay', needPayPrice: 120.5, currency: 'USD', title: 'Módulo base' });
  });

  it('must have it whole', async () => {
    const { code } = await order(randomUUID());
    expect((await show(code.slice(1))).status).toBe(400);
    expect((await show(`${code.slice(1)}0`)).status).toBe(404);
  });
});
