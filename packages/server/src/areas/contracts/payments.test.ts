import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsOf } from '../../testing/contracts.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { findPayment, listPayments } from './list-payments.ts';
import { describeReceipt } from './receipt-document.ts';
import { editPayment, voidPayment } from './write-payment.ts';

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
  const { isRecharge, amount, payDate, method, remark, concurrencyStamp } = record;
  return family.run((db, caller) =>
    editPayment(db, caller, { id, isRecharge, amount, payDate, method, remark, concurrencyStamp, ...changes }),
  );
}

async function voidOf(id: string, concurrencyStamp?: string) {
  const record = await family.run((db) => findPayment(db, id));
  const stamp = concurrencyStamp ?? record?.concurrencyStamp ?? '';
  return family.run((db, caller) => voidPayment(db, caller, { id, reason: 'Typed twice', concurrencyStamp: stamp }));
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

  it('say how the money came, and are counted within the center', async () => {
    const id = await family.add(userId);
    await family.pay(id, { amount: 10, method: 'Cash' });
    await family.pay(id, { amount: 5, method: 'Transfer', isRecharge: false });
    const [second, first] = await payments(id);
    expect([first, second]).toMatchObject([{ method: 'Cash' }, { method: 'Transfer' }]);
    expect(second?.number).toBe((first?.number ?? 0) + 1);
    const together = await Promise.all(Array.from({ length: 6 }, () => family.pay(id, { amount: 1 })));
    const numbers = (await payments(id)).filter((one) => together.some((made) => made.id === one.id)).map((one) => one.number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 6 }, (_, index) => (second?.number ?? 0) + 1 + index));
  });

  it('are voided with a reason, once: they stay on record and count no more', async () => {
    const id = await family.add(userId, { amount: 300 });
    const wrong = await family.pay(id, { amount: 300, method: 'Card' });
    expect(await family.find(id)).toMatchObject({ paid: 300, outstanding: 0 });
    const stamp = (await payments(id))[0]?.concurrencyStamp ?? '';
    await voidOf(wrong.id);
    expect(await family.find(id)).toMatchObject({ paid: 0, outstanding: 300 });
    expect(await payments(id)).toMatchObject([{ amount: 300, voidedByName: 'Maya Thompson', voidReason: 'Typed twice' }]);
    const voided = { code: 'RocketSystem:PaymentVoided' };
    await expect(voidOf(wrong.id)).rejects.toMatchObject(voided);
    await expect(voidOf(wrong.id, stamp)).rejects.toMatchObject({ code: 'Trellis:StaleStamp' });
    await expect(correct(wrong.id, { amount: 1 })).rejects.toMatchObject(voided);
    await family.pay(id, { amount: 300 });
    await expect(family.update(id, { amount: 100 })).rejects.toMatchObject({
      code: 'RocketSystem:AmountBelowPaid',
      detail: { data: { paid: 300 } },
    });
  });

  it('are not voided while what was refunded of them is on record, nor changed or forgotten behind the page', async () => {
    const id = await family.add(userId);
    const paid = await family.pay(id, { amount: 100 });
    const refund = await family.pay(id, { amount: 60, isRecharge: false });
    await expect(voidOf(paid.id)).rejects.toMatchObject(aboveBy(0));
    await voidOf(refund.id);
    await voidOf(paid.id);
    expect((await family.find(id)).paid).toBe(0);
    const write = (change: Record<string, unknown>) =>
      family.run((db) => db.updateTable('app.contract_payments').set(change).where('id', '=', paid.id).execute());
    await expect(write({ voided_at: null, voided_by: null, void_reason: null })).rejects.toThrow('A voided payment stays as it is');
    await expect(write({ number: 1 })).rejects.toThrow('permission denied');
    await expect(family.run((db) => db.deleteFrom('app.contract_payments').where('id', '=', paid.id).execute())).rejects.toThrow(
      'permission denied',
    );
  });

  it('are told by a receipt with number, method, child, contract and who took it, in the language of the reader', async () => {
    const id = await family.add(await scene.addChild('Rita Quill'), { amount: 300 });
    const paid = await family.pay(id, { amount: 120, method: 'MobilePay' });
    const receipt = (language: 'en' | 'zh-Hans' | 'es') =>
      family.run((db, caller) => describeReceipt(db, { ...caller, language }, { document: 'paymentReceipt', id: paid.id }));
    const number = String((await payments(id))[0]?.number).padStart(6, '0');
    const english = await receipt('en');
    expect(english.title).toBe(`Receipt: ${number}`);
    const facts = english.parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
    expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toMatchObject({
      'Payment date': '06/04/2031',
      Method: 'Mobile payment',
      'Recorded by': 'Maya Thompson',
      Child: 'Rita Quill',
      Amount: '$300.00',
      Outstanding: '$180.00',
    });
    expect((await receipt('zh-Hans')).title).toBe(`收据：${number}`);
    await voidOf(paid.id);
    expect((await receipt('es')).title).toBe(`Recibo anulado: ${number}`);
    expect(JSON.stringify((await receipt('es')).parts)).toContain('Typed twice');
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
