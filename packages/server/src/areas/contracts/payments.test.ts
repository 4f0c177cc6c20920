import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { findPayment, listPayments } from './list-payments.ts';
import { editPayment } from './write-payment.ts';

let scene: Scene;
let family: ReturnType<typeof contractsOf>;
let userId: string;
beforeAll(async () => {
  scene = await openScene();
  family = contractsOf(scene);
  userId = await scene.addChild();
});
afterAll(() => scene.drop());

const payments = async (userContractId: string) => (await family.run((db, caller) => listPayments(db, caller, { userContractId }))).items;

async function correct(id: string, changes: { amount?: number; isRecharge?: boolean; concurrencyStamp?: string }) {
  const record = await family.run((db) => findPayment(db, id));
  if (!record) throw new Error('no such record');
  const { isRecharge, amount, payDate, remark, concurrencyStamp } = record;
  return family.run((db, caller) => editPayment(db, caller, { id, isRecharge, amount, payDate, remark, concurrencyStamp, ...changes }));
}

const aboveBy = (left: number) => ({ code: 'RocketSystem:RefundAbovePaid', detail: { members: ['amount'], data: { left } } });

describe('payments', () => {
  it('are read as they were recorded, the last first; a refund has a positive amount', async () => {
    const id = await family.add(userId);
    await family.pay(id, { amount: 200.5, payDate: '2031-06-01', remark: 'cash' });
    await family.pay(id, { amount: 50, isRecharge: false });
    expect(await payments(id)).toMatchObject([
      { userContractId: id, isRecharge: false, amount: 50, payDate: '2031-06-04', remark: null, creatorName: 'Maya Thompson' },
      { isRecharge: true, amount: 200.5, payDate: '2031-06-01', remark: 'cash', currency: 'USD' },
    ]);
    expect((await family.find(id)).paid).toBe(150.5);
  });

  it('are not of tomorrow, and of no unknown contract', async () => {
    const id = await family.add(userId);
    await expect(family.pay(id, { payDate: '2031-06-05' })).rejects.toMatchObject({
      code: 'RocketSystem:DateInFuture',
      detail: { members: ['payDate'] },
    });
    await expect(family.pay(crypto.randomUUID())).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });

  it('are taken up to what the contract costs, also when one is corrected', async () => {
    const id = await family.add(userId, { amount: 300 });
    const above = (left: number) => ({ code: 'RocketSystem:PaymentAboveAmount', detail: { members: ['amount'], data: { left } } });
    await expect(family.pay(id, { amount: 300.01 })).rejects.toMatchObject(above(300));
    const paid = await family.pay(id, { amount: 200 });
    await expect(family.pay(id, { amount: 101 })).rejects.toMatchObject(above(100));
    await expect(correct(paid.id, { amount: 301 })).rejects.toMatchObject(above(300));
    const both = await Promise.allSettled([family.pay(id, { amount: 100 }), family.pay(id, { amount: 100 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await family.pay(id, { amount: 50, isRecharge: false });
    await family.pay(id, { amount: 50 });
  });

  it('are not undone by a lower price: the refund comes first', async () => {
    const id = await family.add(userId, { amount: 300 });
    await family.pay(id, { amount: 200 });
    await expect(family.update(id, { amount: 199 })).rejects.toMatchObject({
      code: 'RocketSystem:AmountBelowPaid',
      detail: { members: ['amount'], data: { paid: 200 } },
    });
    await family.update(id, { amount: 200 });
    await family.pay(id, { amount: 1, isRecharge: false });
    await family.update(id, { amount: 199 });
  });

  it('are refunded up to what was paid, also when one is corrected', async () => {
    const id = await family.add(userId);
    await expect(family.pay(id, { isRecharge: false, amount: 1 })).rejects.toMatchObject(aboveBy(0));
    const paid = await family.pay(id, { amount: 100 });
    const refund = await family.pay(id, { amount: 60, isRecharge: false });
    await expect(family.pay(id, { amount: 40.01, isRecharge: false })).rejects.toMatchObject(aboveBy(40));
    await expect(correct(paid.id, { amount: 59 })).rejects.toMatchObject({ code: 'RocketSystem:RefundAbovePaid' });
    await expect(correct(refund.id, { amount: 101 })).rejects.toMatchObject(aboveBy(100));
    await correct(refund.id, { amount: 100 });
    await expect(correct(paid.id, { isRecharge: false })).rejects.toMatchObject({ code: 'RocketSystem:RefundAbovePaid' });
    expect((await family.find(id)).paid).toBe(0);
  });

  it('tell the later of two editors what the other one saved', async () => {
    const id = await family.add(userId);
    const { id: record } = await family.pay(id);
    const stamp = (await payments(id))[0]?.concurrencyStamp ?? '';
    await correct(record, { amount: 90 });
    await expect(correct(record, { amount: 80, concurrencyStamp: stamp })).rejects.toMatchObject({
      code: 'Trellis:StaleStamp',
      detail: { data: { current: { amount: 90 } } },
    });
  });

  it('are refunded once, however many tabs refund the whole at the same moment', async () => {
    const id = await family.add(userId);
    await family.pay(id, { amount: 100 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => family.pay(id, { amount: 100, isRecharge: false })));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(aboveBy(0));
    expect((await family.find(id)).paid).toBe(0);
  });

  it('never leave more refunded than paid, whatever is recorded and corrected in whatever order', async () => {
    const amount = fc.integer({ min: 1, max: 50 });
    const step = fc.record({ isRecharge: fc.boolean(), amount, corrects: fc.option(fc.nat(5), { freq: 2 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = await family.add(userId);
        const model: { id: string; signed: number }[] = [];
        for (const { corrects, ...record } of steps) {
          const signed = record.isRecharge ? record.amount : -record.amount;
          const replaced = corrects === null ? undefined : model[corrects];
          const after = model.filter((one) => one !== replaced).reduce((sum, one) => sum + one.signed, 0) + signed;
          const write = replaced ? correct(replaced.id, record) : family.pay(id, record);
          const result = await write.then(
            (written) => written.id,
            () => undefined,
          );
          expect(result !== undefined).toBe(after >= 0);
          if (result && replaced) replaced.signed = signed;
          else if (result) model.push({ id: result, signed });
          expect((await family.find(id)).paid).toBe(model.reduce((sum, one) => sum + one.signed, 0));
        }
      }),
      { numRuns: 15 },
    );
  });
});
