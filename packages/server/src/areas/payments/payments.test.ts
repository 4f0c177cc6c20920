import { randomUUID } from 'node:crypto';
import type { ListedOrder } from '@trellis/contract/payments/schemas';
import ExcelJS from 'devextreme-exceljs-fork';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember, anOverseer, type MemberBuilt } from '../../fixtures/builders.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { type StripeServer, startStripeServer, stripeTest } from '../../testing/stripe-server.ts';
import { configurePayments, makeOrder, paymentsJob } from './public.ts';

const finance = '/api/rocketAdmin/hfsOrder';
const titles = { en: 'Base module', 'zh-Hans': '基础模块', es: 'Módulo base' };

let product: TestProduct;
let stripe: StripeServer;
let trainer: MemberBuilt;
let admin: string;
let clerk: string;
beforeAll(async () => {
  product = await startTestProduct();
  stripe = await startStripeServer();
  trainer = await aMember(product.owner, { roles: ['CenterAdmin'] });
  admin = await issueToken(product.owner, trainer.personId, trainer.membershipId);
  const overseer = await anOverseer(product.owner, { side: 'management', role: 'finance' });
  clerk = await issueToken(product.owner, overseer.personId, overseer.membershipId);
});
afterAll(async () => {
  configurePayments({ demo: false });
  await stripe.stop();
  await product.close();
});
const withStripe = () => configurePayments({ demo: false, stripe: { ...stripeTest, url: stripe.url } });
beforeEach(() => {
  withStripe();
  stripe.isAway = false;
  stripe.asked.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const order = async (amount = 48_000) => {
  const asked = { tenantId: trainer.tenantId, purpose: 'training', purposeId: randomUUID(), personId: trainer.personId } as const;
  const made = await actingAs(product.pools, trainer.at(), (db) =>
    makeOrder(db, { ...asked, titles, amount, currency: 'USD', now: new Date() }),
  );
  return made.code;
};
const pay = (code: string, more = {}) => product.call<{ url: string }>(undefined, 'POST', '/api/payment/payOrder', { code, ...more });
const statusOf = async (code: string) => (await product.call<{ status: string }>(undefined, 'GET', `/api/payment/${code}`)).body.status;
const refresh = (code: string) => product.call<{ status: string }>(undefined, 'PUT', `/api/payment/refresh/${code}`, {});
/** Begins to pay and answers the session that was opened at Stripe. */
const begin = async (code: string) => {
  const { url } = (await pay(code)).body;
  return [...stripe.sessions.values()].find((session) => session.url === url) ?? expect.fail(`no session at ${url}`);
};
const post = async ({ payload, signature }: { payload: string; signature?: string }) => {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return (await product.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload })).statusCode;
};
const tell = (type: string, object: object, given?: Parameters<StripeServer['event']>[2]) => post(stripe.event(type, object, given));
const completed = 'checkout.session.completed';
const paymentsOf = (code: string) =>
  product.owner
    .selectFrom('app.order_payments as p')
    .innerJoin('app.trainer_orders as o', 'o.id', 'p.order_id')
    .select(['p.state', 'p.carrier', 'p.reference', 'p.refund_reference'])
    .where('o.code', '=', code)
    .orderBy('p.created_at')
    .execute();
const statesOf = async (code: string) => (await paymentsOf(code)).map(({ state }) => state);
const listed = async (code: string, token = clerk) =>
  (await product.call<{ items: ListedOrder[] }>(token, 'GET', `${finance}/trainerOrder`, { filter: code })).body.items[0] ??
  expect.fail(`order ${code} is not listed`);
const act = async (code: string, what: 'transfer' | 'refund' | 'close', input = {}, token = clerk) => {
  const { id, concurrencyStamp } = await listed(code);
  return product.call(token, 'POST', `${finance}/trainerOrder/${id}/${what}`, { concurrencyStamp, ...input });
};
const runJob = () => paymentsJob(product.pools).run();

describe('paying by Stripe', () => {
  it('opens one page for one order, whoever asks and however many at once', async () => {
    const code = await order();
    const urls = await Promise.all(Array.from({ length: 6 }, async () => (await pay(code)).body.url));
    expect(new Set(urls).size).toBe(1);
    const { form, authorization, key } = stripe.asked[0] ?? expect.fail('nothing was asked');
    expect(form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '48000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Base module',
      success_url: expect.stringMatching(new RegExp(`/m/pay#${code}$`)),
    });
    expect([authorization, key]).toEqual([`Bearer ${stripeTest.secretKey}`, expect.stringMatching(/^pay-/)]);
    expect(await statesOf(code)).toEqual(['Begun']);
    expect(JSON.stringify(stripe.asked)).not.toMatch(/card\[|number/);
  });

  it('is paid once Stripe says so, however often and late it says it', async () => {
    const code = await order();
    const session = await begin(code);
    expect(await tell(completed, session)).toBe(200);
    expect(await statusOf(code)).toBe('NotPay');
    stripe.pay(session.id);
    expect(await Promise.all(Array.from({ length: 4 }, () => tell(completed, session)))).toEqual([200, 200, 200, 200]);
    // out of order: it was open before
    expect(await tell('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' })).toBe(200);
    expect([await statusOf(code), await statesOf(code)]).toEqual(['Paid', ['Paid']]);
    expect((await pay(code)).error.code).toBe('RocketSystem:OrderNotOpen');
  });

  it('believes nothing that is not signed by the account now', async () => {
    const code = await order();
    const session = stripe.pay((await begin(code)).id);
    const { payload, signature } = stripe.event(completed, session);
    const old = Math.floor(Date.now() / 1000) - 3600;
    expect([
      await post({ payload }),
      await tell(completed, session, { secret: 'whsec_other' }),
      await tell(completed, session, { at: old }),
      await post({ payload: payload.replace('48000', '1'), signature }),
    ]).toEqual([400, 400, 400, 400]);
    expect(await statusOf(code)).toBe('NotPay');
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_test_other' }],
    ['an attempt that is not there', { client_reference_id: randomUUID() }],
    ['no attempt', { client_reference_id: 'drop table' }],
  ])('pays nothing by %s', async (_, other) => {
    const code = await order();
    const session = stripe.pay((await begin(code)).id);
    expect(await tell(completed, { ...session, ...other })).toBe(200);
    expect([await statusOf(code), await statesOf(code)]).toEqual(['NotPay', ['Begun']]);
  });

  it('is found out by asking, where Stripe told nothing', async () => {
    const code = await order();
    const session = await begin(code);
    expect((await refresh(code)).body.status).toBe('NotPay');
    stripe.pay(session.id);
    expect((await refresh(code)).body.status).toBe('Paid');
  });

  it('that lapsed is begun anew', async () => {
    const code = await order();
    const session = await begin(code);
    await tell('checkout.session.expired', { ...session, status: 'expired' });
    expect(await statesOf(code)).toEqual(['Lapsed']);
    expect((await begin(code)).id).not.toBe(session.id);
    expect(await statesOf(code)).toEqual(['Lapsed', 'Begun']);
  });

  it('charges nobody while Stripe is away, and goes on with the same attempt', async () => {
    const code = await order();
    stripe.isAway = true;
    const refused = await pay(code);
    expect([refused.status, refused.error.code]).toEqual([503, 'RocketSystem:PaymentAway']);
    stripe.isAway = false;
    const session = await begin(code);
    expect(session.client_reference_id).toBe(stripe.asked[0]?.form['client_reference_id']);
    expect(await statesOf(code)).toEqual(['Begun']);
  }, 20_000);

  it('of an order that was closed meanwhile goes back', async () => {
    const code = await order();
    const session = await begin(code);
    await act(code, 'close');
    stripe.pay(session.id);
    await tell(completed, session);
    expect([await statusOf(code), await statesOf(code)]).toEqual(['OrderClosed', ['Surplus']]);
    await runJob();
    await runJob();
    expect([await statusOf(code), await statesOf(code)]).toEqual(['OrderClosed', ['Refunded']]);
    expect(stripe.refunds.filter(({ payment_intent: charge }) => charge === `pi_${session.id}`)).toHaveLength(1);
  });

  it('cannot be begun by one and closed by another: what was open at Stripe is closed there', async () => {
    const code = await order();
    const session = await begin(code);
    await act(code, 'close');
    await runJob();
    expect([stripe.sessions.get(session.id)?.status, await statesOf(code)]).toEqual(['expired', ['Lapsed']]);
  });
});

describe('the demonstration', () => {
  it('pays without money on the phone itself', async () => {
    configurePayments({ demo: true });
    const code = await order();
    expect((await pay(code)).body).toEqual({ url: expect.stringMatching(/\/m\/pay#/), isDemonstration: true });
    const paid = await product.call(undefined, 'POST', '/api/payment/demonstration', { code });
    expect(paid.body).toMatchObject({ status: 'Paid' });
    expect((await product.call(undefined, 'POST', '/api/payment/demonstration', { code })).error.code).toBe('RocketSystem:OrderNotOpen');
    await act(code, 'refund');
    await runJob();
    expect(await statusOf(code)).toBe('Refunded');
  });

  it('is nowhere else: there nobody says that they paid', async () => {
    const code = await order();
    const said = await product.call(undefined, 'POST', '/api/payment/demonstration', { code });
    expect([said.error.code, await statusOf(code)]).toEqual(['RocketSystem:PaymentNotOffered', 'NotPay']);
    configurePayments({ demo: false });
    expect((await pay(code)).error.code).toBe('RocketSystem:PaymentNotOffered');
    expect(await post({ payload: '{}' })).toBe(404);
  });

  it('takes nothing but a native code', async () => {
    expect((await pay(await order(), { payType: 'Wallet' })).status).toBe(400);
  });
});

describe('Finance', () => {
  it('records a transfer with what the bank calls it, once', async () => {
    const code = await order();
    const both = await Promise.all([act(code, 'transfer', { reference: 'TX-1' }), act(code, 'transfer', { reference: 'TX-2' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await listed(code)).toMatchObject({ status: 'Paid', carrier: 'Transfer', reference: expect.stringMatching(/^TX-/) });
    expect((await act(code, 'close')).error.code).toBe('RocketSystem:OrderNotOpen');
    expect((await act(await order(), 'transfer', { reference: ' ' })).status).toBe(400);
  });

  it('refunds what Stripe carried by Stripe, once', async () => {
    const code = await order();
    const session = stripe.pay((await begin(code)).id);
    await tell(completed, session);
    expect((await act(code, 'refund', { remark: 'Fell ill' })).status).toBe(200);
    expect(await listed(code)).toMatchObject({ status: 'Paid', isRefunding: true, remark: 'Fell ill' });
    expect((await act(code, 'refund')).error.code).toBe('RocketSystem:OrderNotPaid');
    stripe.isAway = true;
    await runJob();
    expect(await statusOf(code)).toBe('Paid');
    stripe.isAway = false;
    await Promise.all([runJob(), runJob()]);
    expect(await statusOf(code)).toBe('Refunded');
    expect(stripe.refunds.filter(({ payment_intent: charge }) => charge === `pi_${session.id}`)).toEqual([
      { id: expect.any(String), payment_intent: `pi_${session.id}`, amount: 48_000 },
    ]);
  }, 20_000);

  it('sees what was refunded at Stripe itself, if it was all of it', async () => {
    const code = await order();
    const session = stripe.pay((await begin(code)).id);
    await tell(completed, session);
    const charge = { id: 'ch_1', object: 'charge', payment_intent: session.payment_intent };
    await tell('charge.refunded', { ...charge, refunded: false });
    expect(await statusOf(code)).toBe('Paid');
    await tell('charge.refunded', { ...charge, refunded: true });
    expect([await statusOf(code), await statesOf(code)]).toEqual(['Refunded', ['Refunded']]);
  });

  it('refunds a transfer with the reference of the bank', async () => {
    const code = await order();
    await act(code, 'transfer', { reference: 'TX-9' });
    expect((await act(code, 'refund')).error.code).toBe('RocketSystem:RefundReferenceRequired');
    expect((await act(code, 'refund', { reference: 'RX-9' })).status).toBe(200);
    expect(await statusOf(code)).toBe('Refunded');
    expect(await paymentsOf(code)).toEqual([{ state: 'Refunded', carrier: 'Transfer', reference: 'TX-9', refund_reference: 'RX-9' }]);
    expect((await act(code, 'refund', { reference: 'RX-10' })).error.code).toBe('RocketSystem:OrderNotPaid');
  });

  it('finds orders by payer, code, state and center; a center reads its own and writes none', async () => {
    const code = await order();
    const stranger = await aMember(product.owner, { roles: ['CenterAdmin'] });
    const elsewhere = await issueToken(product.owner, stranger.personId, stranger.membershipId);
    const find = async (input: object, token = clerk) =>
      (await product.call<{ items: ListedOrder[] }>(token, 'GET', `${finance}/trainerOrder`, input)).body.items.map((row) => row.code);
    expect(await find({ filter: code.slice(0, 12).toLowerCase() })).toEqual([code]);
    expect(await find({ filter: trainer.name, status: 'NotPay' })).toContain(code);
    // neither a name nor the start of a code
    expect(await find({ filter: 'Jim' })).toEqual([]);
    expect(await find({ filter: code, status: 'Paid' })).toEqual([]);
    expect(await find({ filter: code, purpose: 'makeupExam' })).toEqual([]);
    expect(await find({ tenantId: stranger.tenantId })).toEqual([]);
    expect([await find({ filter: code }, admin), await find({ filter: code }, elsewhere)]).toEqual([[code], []]);
    expect((await act(code, 'transfer', { reference: 'TX' }, admin)).status).toBe(403);
  });

  it('takes the list as an Excel file', async () => {
    const code = await order(12_345);
    const response = await product.app.inject({
      method: 'GET',
      url: `${finance}/trainerOrderExcel?filter=${code}`,
      headers: { authorization: `Bearer ${clerk}`, 'accept-language': 'es' },
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(response.rawPayload).buffer as never);
    const [sheet] = book.worksheets;
    const cells = (row: number) => ((sheet?.getRow(row).values ?? []) as unknown[]).slice(1);
    expect([sheet?.name, sheet?.rowCount]).toEqual(['Pedidos de formadores', 2]);
    expect(cells(1).slice(2, 8)).toEqual(['Quien paga', 'Tipo de pedido', 'Pedido', 'Importe a pagar', 'Moneda', 'Estado']);
    expect(cells(2).slice(3, 8)).toEqual(['Módulo de formación', 'Módulo base', 123.45, 'USD', 'Sin pagar']);
  });
});
