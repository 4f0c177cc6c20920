import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { aContract, aPlan, type PlanBuilt } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { type Receiver, startReceiver } from '../../../testing/webhook-receiver.ts';
import { deliverNext } from './deliver-next.ts';
import { configureWebhooks } from './networks.ts';

const schedule = '/api/rocketAdmin/schedule';
const bookingEvents = ['booking.created', 'booking.changed', 'booking.canceled'];

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let plan: PlanBuilt;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  configureWebhooks({ webhookNetworks: '127.0.0.1' });
  receiver = await startReceiver();
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  const subject = await aSubject(product.owner, { tenant: centre, coach: centre.coach });
  await aContract(product.owner, { subject, seller: centre.admin });
  plan = await aPlan(product.owner, { subject, coach: centre.coach });
  const hook = { name: 'Calendar', address: receiver.url, events: bookingEvents, enabled: true };
  secret = (await product.call<{ secret: string }>(admin, 'POST', '/api/business/connections/webhook', hook)).body.secret;
});
afterEach(async () => {
  await receiver.stop();
  configureWebhooks({});
});

/** What arrived since it was asked last, each genuine, in the order in which it was queued. */
async function arrived() {
  receiver.arrived.length = 0;
  while (await deliverNext({ jobs: product.pools.jobs, post: { patience: 5000 } }));
  const told = receiver.arrived.map(({ headers, body }) => new Verifier(secret).verify(body, headers as Record<string, string>));
  return (told as { type: string; data: Record<string, unknown> }[]).map(({ type, data }) => [type, data]);
}
const at = (day: number, hour: number) => new Date(Date.UTC(2031, 5, day, hour)).toISOString();
const fields = () => ({ trainerId: centre.coach.personId, duration: 60, platform: 'Web', classroomId: null, notice: [] });
const every = (time: string) => ({ time, duration: 60, platform: 'Web', classroomId: null, timeInterval: 7 });

async function book(time: string, besides: object = {}): Promise<string[]> {
  const body = { ...fields(), userOfflinePlanId: plan.planId, time, ...besides };
  const reply = await product.call<{ ids: string[] }>(admin, 'POST', schedule, body);
  expect(reply.status).toBe(200);
  return (
    await sql<{ id: string }>`select id from app.occurrences where plan_id = ${plan.planId} order by starts_at`.execute(product.owner)
  ).rows.map(({ id }) => id);
}
async function edit(id: string, changes: object): Promise<void> {
  const { body } = await product.call<{ time: string; concurrencyStamp: string }>(admin, 'GET', `${schedule}/${id}`);
  const { time, concurrencyStamp } = body;
  const { status } = await product.call(admin, 'PUT', `${schedule}/${id}`, {
    ...fields(),
    time,
    concurrencyStamp,
    thisSessionOnly: true,
    ...changes,
  });
  expect(status).toBe(200);
}

describe('a booking', () => {
  it('is told when it is booked, moved, handed over and canceled, by its id and nothing that says who it is', async () => {
    const [id = ''] = await book(at(10, 14));
    const data = { bookingId: id, planId: plan.planId, planKind: 'one' };
    expect(await arrived()).toEqual([['booking.created', data]]);
    await edit(id, { time: at(10, 16) });
    expect(await arrived()).toEqual([['booking.changed', { ...data, change: 'moved' }]]);
    await edit(id, { duration: 45 });
    expect(await arrived()).toEqual([['booking.changed', { ...data, change: 'moved' }]]);
    const other = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    await edit(id, { duration: 45, trainerId: other.personId });
    expect(await arrived()).toEqual([['booking.changed', { ...data, change: 'handedOver' }]]);
    await edit(id, { duration: 45, trainerId: other.personId, platform: 'App' });
    expect(await arrived()).toEqual([['booking.changed', { ...data, change: 'details' }]]);
    expect((await product.call(admin, 'DELETE', `${schedule}/${id}`)).status).toBe(200);
    expect(await arrived()).toEqual([['booking.canceled', data]]);
  });

  it('of a series is told one by one', async () => {
    const ids = await book(at(11, 14), { schedulingType: 'Recurring', number: 3, scheduleTimes: [every(at(11, 14))] });
    expect(ids).toHaveLength(3);
    const told = await arrived();
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining(ids.map((bookingId) => ['booking.created', { bookingId, planId: plan.planId, planKind: 'one' }])),
    );
    expect((await product.call(admin, 'DELETE', `${schedule}/${ids[1]}/following`)).status).toBe(200);
    expect((await arrived()).map(([type]) => type)).toEqual(['booking.canceled', 'booking.canceled']);
  });

  it('that was missed, taken back or is left out for a leave is told so; its session is told of itself', async () => {
    const [id = ''] = await book(at(12, 14));
    await arrived();
    const data = { bookingId: id, planId: plan.planId, planKind: 'one' };
    const set = (values: string) => sql`update app.occurrences set ${sql.raw(values)} where id = ${id}`.execute(product.owner);
    await set("state = 'missed', missed_reason = 'NoShow', missed_at = now()");
    await set("state = 'scheduled', missed_reason = null, missed_at = null");
    expect(await arrived()).toEqual([
      ['booking.changed', { ...data, change: 'missed' }],
      ['booking.changed', { ...data, change: 'broughtBack' }],
    ]);
    await set("state = 'leave'");
    expect(await arrived()).toEqual([['booking.canceled', data]]);
    await set("state = 'opened'");
    await set("state = 'finished'");
    await set('notices = notices');
    expect(await arrived()).toEqual([]);
  });
});
