import { randomUUID } from 'node:crypto';
import type { Message } from '@trellis/contract/messages/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, type MemberBuilt } from '../../fixtures/builders.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { orderRemindingJob } from '../../platform/jobs/reminders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { makeOrder } from './public.ts';

let product: TestProduct;
let trainer: MemberBuilt;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  trainer = await aMember(product.owner, { roles: ['Coach'] });
  token = await issueToken(product.owner, trainer.personId, trainer.membershipId);
});
afterAll(() => product.close());

const day = 86_400_000;
const order = (daysAgo: number, title: string) =>
  actingAs(product.pools, trainer.at(), (db) =>
    makeOrder(db, {
      tenantId: trainer.tenantId,
      purpose: 'training',
      purposeId: randomUUID(),
      personId: trainer.personId,
      titles: { en: title, 'zh-Hans': title, es: title },
      amount: 100,
      currency: 'USD',
      now: new Date(Date.now() - daysAgo * day),
    }),
  );
const remind = () => orderRemindingJob(product.pools.jobs).run();
const told = async () => (await product.call<{ items: Message[] }>(token, 'GET', '/api/business/message/list')).body.items;

it('reminds of an order that was not paid for three days, once, until it is paid', async () => {
  await order(1, 'Yesterday');
  await order(60, 'Given up');
  const { code } = await order(4, 'Base module');
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect((await told()).map(({ kind, title }) => [kind, title])).toEqual([['orderUnpaid', '“Base module” is not paid yet']]);
  await product.owner.updateTable('app.trainer_orders').set({ status: 'Paid', paid_at: new Date() }).where('code', '=', code).execute();
  expect(await told()).toEqual([]);
  const letters = await product.owner.selectFrom('jobs.letters').select('id').where('template', '=', 'orderUnpaid').execute();
  expect(letters).toEqual([]);
});

it('reminds of the orders of a center that was out of use when it is back', async () => {
  const { code } = await order(5, 'Second module');
  const setState = (state: string) =>
    product.owner.updateTable('identity.tenants').set({ state }).where('id', '=', trainer.tenantId).execute();
  await setState('Invalid');
  expect(await remind()).toBe(0);
  await setState('Effective');
  expect([await remind(), await remind()]).toEqual([1, 0]);
  await product.owner.updateTable('app.trainer_orders').set({ status: 'Paid', paid_at: new Date() }).where('code', '=', code).execute();
});
