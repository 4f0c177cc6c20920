import type { SessionRules, UserConfiguration } from '@trellis/contract/tenancy/settings/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, anOverseer, aSubject, type CentreBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { aPlan } from '../../../fixtures/training-builders.ts';
import { actingAs } from '../../../platform/http/acting.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { createSchedule } from '../../scheduling/create-schedule.ts';

const path = '/api/rocketAdmin/offlineTrainingPlan/sessionDuration';

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
  await allow(true);
});

const allow = (times_setting: boolean) =>
  product.owner.updateTable('identity.tenants').set({ times_setting }).where('id', '=', centre.tenantId).execute();
const view = async () => (await product.call<UserConfiguration & { concurrencyStamp: string }>(coach, 'GET', path)).body;
const save = async (change: object, as = admin) => product.call<UserConfiguration>(as, 'PUT', path, { ...(await view()), ...change });

describe('the user configuration', () => {
  it('is kept, and read by every coach', async () => {
    const changed = { sessionDurations: [90, 20], defaultClasses: 12, sessionsPerDay: 2 };
    expect((await save(changed)).status).toBe(200);
    expect(await view()).toMatchObject({ ...changed, sessionDurations: [20, 90] });
    const { body } = await product.call<{ durations: number[] }>(coach, 'GET', '/api/rocketAdmin/schedule/options');
    expect(body.durations).toEqual([20, 90]);
  });

  it('is not changed where the platform does not let the centre', async () => {
    await allow(false);
    expect((await save({ defaultClasses: 3 })).error.code).toBe('Trellis:TimesSettingOff');
    expect((await view()).defaultClasses).toBe(1);
  });

  it('is changed by the centre’s administrators alone', async () => {
    expect((await save({}, coach)).status).toBe(403);
    const platform = await anOverseer(product.owner, { side: 'management', role: 'admin' });
    expect((await save({}, await issueToken(product.owner, platform.personId, platform.membershipId))).status).toBe(403);
  });

  it('shows a stale editor what the other one saved', async () => {
    const { concurrencyStamp } = await view();
    await save({ defaultClasses: 4 });
    const reply = await save({ defaultClasses: 5, concurrencyStamp });
    expect([reply.status, reply.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(reply.error.data).toMatchObject({ current: { defaultClasses: 4 } });
  });

  it.each([
    [{ sessionDurations: [] }],
    [{ sessionDurations: [17] }],
    [{ sessionDurations: [10] }],
    [{ defaultClasses: 0 }],
    [{ sessionsPerDay: 0 }],
  ])('refuses %j', async (change) => {
    expect((await save(change)).status).toBe(400);
  });

  it('limits how often a child comes on one day', async () => {
    await save({ sessionsPerDay: 1 });
    const subject = await aSubject(product.owner, { coach: centre.coach });
    const plan = await aPlan(product.owner, { subject, coach: centre.coach });
    const now = new Date();
    const book = (day: number, hour: number) => {
      const time = atCentre(centre.zone, now, day, hour * 60).toISOString();
      const caller = centre.coach.at(now);
      const booking = {
        userOfflinePlanId: plan.planId,
        trainerId: centre.coach.personId,
        duration: 45,
        platform: 'App' as const,
        classroomId: null,
        notice: [],
      };
      return actingAs(product.pools, caller, (db) => createSchedule(db, caller, { ...booking, time }));
    };
    await book(1, 10);
    await expect(book(1, 15)).rejects.toMatchObject({
      code: 'RocketSystem:DailyLimitReached',
      detail: { data: { most: 1, names: subject.name } },
    });
    await book(2, 10);
    await save({ sessionsPerDay: null });
    await book(1, 15);
  });
});

describe('the rules of missed sessions and trials', () => {
  const rulesPath = '/api/rocketAdmin/offlineTrainingPlan/sessionRules';
  const viewRules = async () => (await product.call<SessionRules & { concurrencyStamp: string }>(admin, 'GET', rulesPath)).body;
  const saveRules = async (change: object, as = admin) =>
    product.call<SessionRules>(as, 'PUT', rulesPath, { ...(await viewRules()), ...change });

  it('are set by the administrators of a center, also where the platform keeps its other settings', async () => {
    await allow(false);
    const changed = {
      noShowTakesClass: false,
      lateCancellationTakesClass: false,
      freeCancellationHours: 12,
      trialsLeft: 7,
      expiredCertificateBlocks: true,
    };
    expect((await saveRules(changed)).status).toBe(200);
    expect(await viewRules()).toMatchObject(changed);
    expect((await saveRules(changed, coach)).status).toBe(403);
    expect((await saveRules({ trialsLeft: null })).body.trialsLeft).toBeNull();
  });

  it('show a stale editor what the other one saved, and refuse what is no number of theirs', async () => {
    const { concurrencyStamp } = await viewRules();
    await saveRules({ trialsLeft: 4 });
    const stale = await saveRules({ trialsLeft: 5, concurrencyStamp });
    expect([stale.error.code, stale.error.data]).toMatchObject(['Trellis:StaleStamp', { current: { trialsLeft: 4 } }]);
    for (const wrong of [{ trialsLeft: -1 }, { freeCancellationHours: 169 }]) expect((await saveRules(wrong)).status).toBe(400);
  });
});
