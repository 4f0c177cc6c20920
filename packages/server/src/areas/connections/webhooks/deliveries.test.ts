import type { Webhook, WebhookDelivery } from '@trellis/contract/connections/webhooks/calls';
import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCentre, aMember, type CentreBuilt } from '../../../fixtures/builders.ts';
import { roleUrl } from '../../../platform/db/roles.ts';
import { cleaningJobs } from '../../../platform/jobs/clean-up.ts';
import { startRounds } from '../../../platform/jobs/rounds.ts';
import { configureSealing } from '../../../platform/sealing.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { testSecret } from '../../../testing/test-secret.ts';
import { type Arrived, type Receiver, startReceiver } from '../../../testing/webhook-receiver.ts';
import { deliverNext } from './deliver-next.ts';
import { configureWebhooks } from './networks.ts';
import { mostOfOne, pauses } from './queue.ts';
import { startWebhookWorker } from './webhook-worker.ts';

const base = '/api/business/connections/webhook';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let receiver: Receiver;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  configureWebhooks({ webhookNetworks: '127.0.0.1' });
  await product.owner.deleteFrom('app.webhooks').execute();
  await product.owner.deleteFrom('jobs.letters').execute();
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  configureWebhooks({});
});

interface Made {
  id: string;
  secret: string;
}
const make = async (address = receiver.url) =>
  (await product.call<Made>(admin, 'POST', base, { name: 'Billing', address, events: ['child.created'], enabled: true })).body;
const sendTest = async (id: string) => (await product.call<{ id: string }>(admin, 'POST', `${base}/${id}/test`)).body.id;
const log = async (id: string, state = '') =>
  (
    await product.call<{ items: WebhookDelivery[]; totalCount: number }>(
      admin,
      'GET',
      `${base}/${id}/delivery?maxResultCount=100${state && `&state=${state}`}`,
    )
  ).body;
const webhook = async (id: string) =>
  (await product.call<{ items: Webhook[] }>(admin, 'GET', base)).body.items.find((each) => each.id === id);
const resend = (id: string) => product.call(admin, 'POST', `${base}/delivery/${id}/resend`);
const deliver = () => deliverNext({ jobs: product.pools.jobs, post: { patience: 2000 } });
const makeDue = () => sql`update jobs.webhook_deliveries set next_at = now() where state in ('due', 'sending')`.execute(product.owner);
const waitsFor = async (id: string) =>
  Math.round(
    ((
      await product.owner.selectFrom('jobs.webhook_deliveries').select('next_at').where('id', '=', id).executeTakeFirstOrThrow()
    ).next_at.getTime() -
      Date.now()) /
      1000,
  );
const verify = (secret: string, { headers, body }: Arrived) => new Verifier(secret).verify(body, headers as Record<string, string>);
const work = (pollSeconds = 3600) =>
  startWebhookWorker({
    jobs: product.pools.jobs,
    url: roleUrl(product.ownerUrl, 'jobs', testSecret),
    log: () => undefined,
    pollSeconds,
    post: { patience: 5000 },
  });

describe('a delivery', () => {
  it('whose secret was sealed with another one of the product is tried again, and sent once the secret was renewed', async () => {
    const { id } = await make();
    configureSealing({ secret: 'f'.repeat(64) });
    await sendTest(id);
    expect(await deliver()).toBe(true);
    expect((await log(id)).items).toMatchObject([{ state: 'due', tries: 1, fault: 'noSecret' }]);
    const { body } = await product.call<{ secret: string }>(admin, 'POST', `${base}/${id}/secret`);
    await makeDue();
    await deliver();
    expect(() => verify(body.secret, receiver.arrived[0] as Arrived)).not.toThrow();
    configureSealing({ secret: testSecret });
  });

  it('arrives once, signed as Standard Webhooks are', async () => {
    const { id, secret } = await make();
    const delivery = await sendTest(id);
    receiver.answer = () => ({ status: 200, body: 'ok' });
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    expect(receiver.arrived).toHaveLength(1);
    const [arrived] = receiver.arrived as [Arrived];
    expect(arrived.headers['webhook-id']).toBe(delivery);
    expect(verify(secret, arrived)).toEqual({ type: 'webhook.test', timestamp: expect.any(String), data: { webhookId: id } });
    expect(() => verify('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', arrived)).toThrow('signature');
    expect(() => verify(secret, { ...arrived, body: arrived.body.replace('test', 'best') })).toThrow('signature');
    expect(await log(id)).toMatchObject({
      totalCount: 1,
      items: [{ id: delivery, type: 'webhook.test', state: 'sent', tries: 1, status: 200, answer: 'ok', fault: null, nextAt: null }],
    });
    expect((await webhook(id))?.last).toMatchObject({ state: 'sent', status: 200 });
  });

  it('is tried again after pauses that grow, under the same id, each try signed anew; then it is given up', async () => {
    const { id, secret } = await make();
    const delivery = await sendTest(id);
    receiver.answer = () => ({ status: 500, body: 'not now' });
    for (const [index, seconds] of pauses.entries()) {
      expect(await deliver()).toBe(true);
      expect(await deliver(), 'not before its pause is over').toBe(false);
      expect(await log(id)).toMatchObject({ items: [{ state: 'due', tries: index + 1, status: 500, answer: 'not now' }] });
      expect(Math.abs((await waitsFor(delivery)) - seconds)).toBeLessThanOrEqual(1);
      await makeDue();
    }
    await deliver();
    expect(await log(id, 'failed')).toMatchObject({ items: [{ state: 'failed', tries: pauses.length + 1, endedAt: expect.any(String) }] });
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery]));
    expect(new Set(receiver.arrived.map(({ body }) => body)).size).toBe(1);
    for (const arrived of receiver.arrived) verify(secret, arrived);
  });

  it('whose receiver is slow, away or elsewhere fails with the reason', async () => {
    const { id } = await make();
    await sendTest(id);
    receiver.answer = () => new Promise(() => undefined);
    await deliverNext({ jobs: product.pools.jobs, post: { patience: 50 } });
    expect(await log(id)).toMatchObject({ items: [{ state: 'due', fault: 'timeout', status: null }] });
    configureWebhooks({});
    await makeDue();
    await deliver();
    expect(await log(id)).toMatchObject({ items: [{ fault: 'notAllowed' }] });
    configureWebhooks({ webhookNetworks: '127.0.0.1' });
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url } });
    await makeDue();
    await deliver();
    expect(await log(id)).toMatchObject({ items: [{ state: 'due', tries: 3, status: 302, fault: null }] });
  });

  it('of whoever died while sending is sent again after its lease, as the same message', async () => {
    const { id, secret } = await make();
    const delivery = await sendTest(id);
    const never = Promise.withResolvers<void>();
    receiver.answer = () => never.promise.then(() => ({ status: 200 }));
    const dying = deliver();
    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1));
    expect(await log(id)).toMatchObject({ items: [{ state: 'sending' }] });
    receiver.answer = () => ({ status: 200 });
    expect(await deliver(), 'nobody sends it while the first may still be at it').toBe(false);
    await makeDue();
    expect(await deliver()).toBe(true);
    expect(await log(id)).toMatchObject({ items: [{ state: 'sent', tries: 2 }] });
    const ended = (await log(id)).items[0]?.endedAt;
    never.resolve();
    await dying;
    expect((await log(id)).items[0], 'who comes back late changes nothing').toMatchObject({ state: 'sent', tries: 2, endedAt: ended });
    expect(receiver.arrived.map(({ headers }) => headers['webhook-id'])).toEqual([delivery, delivery]);
    for (const arrived of receiver.arrived) verify(secret, arrived);
  });

  it('of a center that is frozen waits', async () => {
    const { id } = await make();
    await sendTest(id);
    const set = (state: string) => sql`update identity.tenants set state = ${state} where id = ${centre.tenantId}`.execute(product.owner);
    await set('Invalid');
    expect(await deliver()).toBe(false);
    await set('Effective');
    expect(await deliver()).toBe(true);
  });

  it('is kept for 30 days', async () => {
    const { id } = await make();
    const [old, young] = [await sendTest(id), await sendTest(id)];
    const age = (delivery: string, days: number) =>
      sql`update jobs.webhook_deliveries set created_at = now() - make_interval(days => ${days}::int) where id = ${delivery}`.execute(
        product.owner,
      );
    await age(old, 31);
    await age(young, 29);
    await startRounds(cleaningJobs(product.pools.jobs), { info: () => undefined, error: () => undefined }).stop();
    expect((await log(id)).items.map((each) => each.id)).toEqual([young]);
  });
});

describe('a secret that is renewed', () => {
  it('signs beside the one before for a day, and alone after that', async () => {
    const { id, secret: former } = await make();
    const { secret } = (await product.call<Made>(admin, 'POST', `${base}/${id}/secret`)).body;
    expect(secret).not.toBe(former);
    const until = Date.parse((await webhook(id))?.formerSecretUntil ?? '') - Date.now();
    expect(Math.abs(until - 24 * 3_600_000)).toBeLessThan(60_000);
    await sendTest(id);
    await deliver();
    for (const each of [secret, former]) verify(each, receiver.arrived[0] as Arrived);
    await sql`update jobs.webhook_secrets set former_until = now() - interval '1 second'`.execute(product.owner);
    expect((await webhook(id))?.formerSecretUntil).toBeNull();
    await sendTest(id);
    await deliver();
    verify(secret, receiver.arrived[1] as Arrived);
    expect(() => verify(former, receiver.arrived[1] as Arrived)).toThrow('signature');
  });
});

describe('a webhook is turned off', () => {
  const letters = () => product.owner.selectFrom('jobs.letters').select(['template', 'recipient', 'data']).execute();
  const useUpTries = () =>
    sql`update jobs.webhook_deliveries set tries = ${pauses.length}, next_at = now() where state = 'due'`.execute(product.owner);

  it('at once where its receiver says that it is gone, and whoever made it is written to', async () => {
    const { id } = await make();
    await sendTest(id);
    receiver.answer = () => ({ status: 410 });
    await deliver();
    expect(await webhook(id)).toMatchObject({
      enabled: false,
      offReason: 'gone',
      offAt: expect.any(String),
      last: { state: 'failed', status: 410 },
    });
    expect(await letters()).toMatchObject([{ template: 'webhookOff', recipient: centre.admin.email, data: { webhookName: 'Billing' } }]);
  });

  it('when something was given up and nothing was taken since it was queued', async () => {
    const { id } = await make();
    await sendTest(id);
    receiver.answer = () => ({ status: 500 });
    await useUpTries();
    await deliver();
    expect(await webhook(id)).toMatchObject({ enabled: false, offReason: 'failing' });
    expect(await letters()).toHaveLength(1);
  });

  it('not where it took something since', async () => {
    const { id } = await make();
    const refused = await sendTest(id);
    await sendTest(id);
    receiver.answer = ({ headers }) => ({ status: headers['webhook-id'] === refused ? 500 : 200 });
    await deliver();
    await deliver();
    await useUpTries();
    await deliver();
    expect(await log(id, 'failed')).toMatchObject({ items: [{ id: refused }] });
    expect(await webhook(id)).toMatchObject({ enabled: true, offReason: null });
    expect(await letters()).toEqual([]);
  });

  it('and its administrators are written to where whoever made it left', async () => {
    const { id } = await make();
    const second = await aMember(product.owner, { tenant: centre, roles: ['CenterAdmin'] });
    await sendTest(id);
    await sql`update identity.memberships set state = 'Invalid' where id = ${centre.admin.membershipId}`.execute(product.owner);
    receiver.answer = () => ({ status: 410 });
    await deliver();
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([second.email]);
  });

  it('and sends what waits once it is on again', async () => {
    const { id } = await make();
    const waiting = await sendTest(id);
    const set = async (enabled: boolean) => {
      const { name = '', address = '', events = [], concurrencyStamp } = (await webhook(id)) ?? {};
      return product.call(admin, 'PUT', `${base}/${id}`, { name, address, events, enabled, concurrencyStamp });
    };
    expect((await set(false)).status).toBe(200);
    expect(await deliver()).toBe(false);
    const refused = [await product.call(admin, 'POST', `${base}/${id}/test`), await resend(waiting)];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [409, 'Trellis:WebhookOff']));
    await set(true);
    expect(await deliver()).toBe(true);
    expect(receiver.arrived[0]?.headers['webhook-id']).toBe(waiting);
  });
});

describe('sending once more', () => {
  it('sends the same message, with all tries ahead', async () => {
    const { id, secret } = await make();
    const delivery = await sendTest(id);
    await deliver();
    receiver.answer = () => ({ status: 503 });
    expect((await resend(delivery)).status).toBe(200);
    await deliver();
    expect(await log(id)).toMatchObject({ totalCount: 1, items: [{ id: delivery, state: 'due', tries: 1, status: 503, endedAt: null }] });
    expect(receiver.arrived.map(({ headers }) => headers['webhook-id'])).toEqual([delivery, delivery]);
    verify(secret, receiver.arrived[1] as Arrived);
  });

  it('waits for one that is under way', async () => {
    const { id } = await make();
    const delivery = await sendTest(id);
    const answer = Promise.withResolvers<void>();
    receiver.answer = () => answer.promise.then(() => ({ status: 200 }));
    const sending = deliver();
    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1));
    expect((await resend(delivery)).error.code).toBe('Trellis:DeliveryUnderWay');
    answer.resolve();
    await sending;
    expect((await resend(delivery)).status).toBe(200);
  });
});

describe('a worker', () => {
  it('is woken by the commit, and by what is sent once more', async () => {
    const { id } = await make();
    const worker = work();
    try {
      const delivery = await sendTest(id);
      await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1), 5000);
      await vi.waitFor(async () => expect((await log(id)).items[0]?.state).toBe('sent'), 5000);
      await resend(delivery);
      await vi.waitFor(() => expect(receiver.arrived).toHaveLength(2), 5000);
    } finally {
      await worker.stop();
    }
  });

  it('sends again by itself what is due', async () => {
    const { id } = await make();
    receiver.answer = () => ({ status: receiver.arrived.length === 1 ? 500 : 200 });
    const worker = work(1);
    try {
      await sendTest(id);
      await vi.waitFor(async () => expect((await log(id)).items[0]).toMatchObject({ state: 'sent', tries: 2 }), 12_000);
    } finally {
      await worker.stop();
    }
  });

  it('never sends what another one sends, and no receiver is asked by more than two at once', async () => {
    const { id } = await make();
    let [now, most] = [0, 0];
    receiver.answer = async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      return { status: 200 };
    };
    const ids = await Promise.all(Array.from({ length: 40 }, () => sendTest(id)));
    const workers = [work(1), work(1), work(1)];
    await vi.waitFor(async () => expect((await log(id, 'sent')).totalCount).toBe(ids.length), 20_000);
    await Promise.all(workers.map((worker) => worker.stop()));
    const sent = receiver.arrived.map(({ headers }) => headers['webhook-id']);
    expect(sent).toHaveLength(ids.length);
    expect(new Set(sent)).toEqual(new Set(ids));
    expect(most).toBe(mostOfOne);
  });

  it('keeps nobody waiting for a receiver that is slow', async () => {
    const slow = await startReceiver();
    const answer = Promise.withResolvers<void>();
    slow.answer = () => answer.promise.then(() => ({ status: 200 }));
    const [slowId, { id }] = [(await make(slow.url)).id, await make()];
    await Promise.all(Array.from({ length: 20 }, () => sendTest(slowId)));
    const worker = work();
    try {
      await vi.waitFor(() => expect(slow.arrived).toHaveLength(mostOfOne), 5000);
      await sendTest(id);
      await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1), 3000);
      expect(slow.arrived).toHaveLength(mostOfOne);
    } finally {
      answer.resolve();
      await worker.stop();
      await slow.stop();
    }
  });

  it('that stops finishes what is at hand and takes no other', async () => {
    const { id } = await make();
    const answer = Promise.withResolvers<void>();
    receiver.answer = () => answer.promise.then(() => ({ status: 200 }));
    const first = await sendTest(id);
    const worker = work();
    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1), 5000);
    const stopped = worker.stop();
    const second = await sendTest(id);
    answer.resolve();
    await stopped;
    expect((await log(id)).items.map((each) => [each.id, each.state])).toEqual([
      [second, 'due'],
      [first, 'sent'],
    ]);
  });
});
