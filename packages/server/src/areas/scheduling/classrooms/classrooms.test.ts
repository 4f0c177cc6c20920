import type { Classroom } from '@trellis/contract/scheduling/classrooms/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let coach: string;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  admin = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  coach = await issueToken(product.owner, centre.coach.personId, centre.coach.membershipId);
});

const path = '/api/rocketAdmin/classroom';
const add = (classroomName: string, changes: object = {}, as = admin) =>
  product.call<{ id: string }>(as, 'POST', path, { classroomName, ...changes });
const list = async (query = '', as = coach) =>
  (await product.call<{ items: Classroom[]; totalCount: number }>(as, 'GET', `${path}?maxResultCount=1000${query}`)).body;
const get = async (id: string) => (await product.call<Classroom>(coach, 'GET', `${path}/${id}`)).body;
const remove = (id: string) => product.call(admin, 'DELETE', `${path}/${id}`);

async function book(classroomId: string, day: number) {
  const subject = await aSubject(product.owner, { coach: centre.coach });
  const plan = await aPlan(product.owner, { subject, coach: centre.coach });
  const time = atCentre(centre.zone, new Date(), day, 10 * 60).toISOString();
  const booking = { userOfflinePlanId: plan.planId, trainerId: centre.coach.personId, time, duration: 45, platform: 'Web', classroomId };
  return product.call<{ id: string }>(coach, 'POST', '/api/rocketAdmin/schedule', booking);
}

describe('classrooms', () => {
  it('are added, found by a part of their name, and changed', async () => {
    const { body } = await add('Blue room');
    await add('Gym', { status: 'Invalid' });
    expect((await list()).items.map(({ classroomName, status }) => [classroomName, status])).toEqual([
      ['Blue room', 'Effective'],
      ['Gym', 'Invalid'],
    ]);
    expect((await list('&filter=BLUE')).items.map(({ id }) => id)).toEqual([body.id]);
    expect((await list('&status=Invalid')).totalCount).toBe(1);
    const { concurrencyStamp } = await get(body.id);
    const changed = { classroomName: 'Red room', status: 'Invalid', concurrencyStamp };
    expect((await product.call(admin, 'PUT', `${path}/${body.id}`, changed)).status).toBe(200);
    expect(await get(body.id)).toMatchObject({ classroomName: 'Red room', status: 'Invalid' });
    const stale = await product.call(admin, 'PUT', `${path}/${body.id}`, changed);
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { classroomName: 'Red room' } }]);
  });

  it('have one name each, and are of one center', async () => {
    const { body } = await add('Blue room');
    expect((await add('Blue room')).error.code).toBe('RocketSystem:ClassroomTaken');
    const other = await aCentre(product.owner);
    const elsewhere = await issueToken(product.owner, other.admin.personId, other.admin.membershipId);
    expect((await add('Blue room', {}, elsewhere)).status).toBe(200);
    expect((await product.call(elsewhere, 'GET', `${path}/${body.id}`)).status).toBe(404);
  });

  it('are changed by whoever runs the center, and read by every coach', async () => {
    expect((await add('Blue room', {}, coach)).status).toBe(403);
    expect((await list()).items).toEqual([]);
  });

  it('stay while something is booked in them; what took place keeps the name, which is free again', async () => {
    const { body } = await add('Blue room');
    const booked = await book(body.id, 1);
    const refused = await remove(body.id);
    expect([refused.status, refused.error.code, refused.error.data]).toMatchObject([409, 'RocketSystem:ClassroomInUse', { count: 1 }]);
    await product.owner
      .updateTable('app.holds')
      .set({ during: '[2020-01-01,2020-01-02)' })
      .where('occurrence_id', '=', booked.body.id)
      .execute();
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
    expect((await list()).items).toEqual([]);
    const past = await product.call<{ classroomName: string }>(coach, 'GET', `/api/rocketAdmin/schedule/${booked.body.id}`);
    expect(past.body.classroomName).toBe('Blue room');
    expect((await book(body.id, 2)).status).toBe(404);
    expect((await add('Blue room')).status).toBe(200);
  });

  it('out of use take no more bookings', async () => {
    const { body } = await add('Gym', { status: 'Invalid' });
    expect((await book(body.id, 1)).error.code).toBe('RocketSystem:ClassroomInvalid');
  });
});
