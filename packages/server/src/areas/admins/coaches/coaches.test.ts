import type { CoachConfig, CoachConfigRecord } from '@trellis/contract/admins/coaches/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, actAs, aMember, aSubject, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aContract, aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { beforeStart } from '../../offline-plans/before-start.ts';
import { startSession } from '../../offline-plans/start-session.ts';
import { sessionDurationsOf } from './session-durations.ts';

const base = '/api/rocketAdmin/coachTrainingConfig';

let product: TestProduct;
let centre: CentreBuilt;
let elsewhere: CentreBuilt;
let tom: MemberBuilt;
let admin: string;
let coach: string;

beforeAll(async () => {
  product = await startTestProduct();
  const { owner } = product;
  centre = await aCentre(owner);
  elsewhere = await aCentre(owner);
  tom = await aMember(owner, { tenant: centre, roles: ['IndependentCoach'] });
  admin = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  coach = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
});
afterAll(() => product.close());

const view = async (userId: string, token = admin) => (await product.call<CoachConfig>(token, 'GET', `${base}/byUserId/${userId}`)).body;
const change = async (
  input: { userId: string; totalTimes: number | null; remark?: string; concurrencyStamp?: string | null },
  token = admin,
) =>
  product.call<CoachConfig>(token, 'POST', `${base}/changeRecord`, {
    concurrencyStamp: (await view(input.userId)).concurrencyStamp,
    ...input,
  });
const records = async (input: object = {}, token = admin) =>
  (await product.call<{ items: CoachConfigRecord[]; totalCount: number }>(token, 'GET', `${base}/records`, input)).body;
const durations = (userId: string) => product.call(admin, 'GET', `${base}/sessionDuration/${userId}`);
const putDurations = (userId: string, offered: number[] | null, token = admin) =>
  product.call(token, 'PUT', `${base}/sessionDuration`, {
    userId,
    sessionDurations: offered && [30, 45, 60, 90].map((duration) => ({ duration, enable: offered.includes(duration) })),
  });

describe('how often a coach may train', () => {
  it('is not limited until somebody limits it, and every change is on record', async () => {
    const { personId: userId } = tom;
    expect(await view(userId)).toMatchObject({ totalTimes: null, usedTimes: 0, isLimited: true, concurrencyStamp: null });
    expect((await change({ userId, totalTimes: 10, remark: 'First package' })).body).toMatchObject({ totalTimes: 10 });
    await change({ userId, totalTimes: 25 });
    const { items, totalCount } = await records({ userId });
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { before: 10, after: 25, changedBy: centre.admin.name, name: tom.name, remark: null },
      { before: null, after: 10, remark: 'First package' },
    ]);
    await change({ userId, totalTimes: 25 });
    expect((await records({ userId })).totalCount).toBe(2);
  });

  it('is listed for every coach of the center, and for nobody of another', async () => {
    const { body } = await product.call<{ items: CoachConfig[]; totalCount: number }>(coach, 'GET', base, { maxResultCount: 100 });
    expect(body.items.map((item) => item.userId)).toEqual(expect.arrayContaining([tom.personId, centre.coach.personId]));
    expect(body.items.map((item) => item.userId)).not.toContain(elsewhere.coach.personId);
    expect(body.items.find((item) => item.userId === centre.coach.personId)).toMatchObject({
      isLimited: false,
      sessionDurations: [30, 45, 60],
    });
  });

  it('is not overwritten by somebody who looked at an older number', async () => {
    const { personId: userId } = tom;
    const { concurrencyStamp } = await view(userId);
    await change({ userId, totalTimes: 30 });
    const stale = await change({ userId, totalTimes: 99, concurrencyStamp });
    expect([stale.status, stale.error.code]).toEqual([409, 'Trellis:StaleStamp']);
    expect(stale.error.data).toMatchObject({ current: { totalTimes: 30 } });
  });

  it('is changed by administrators of the center alone', async () => {
    expect((await change({ userId: tom.personId, totalTimes: 5 }, coach)).status).toBe(403);
    const foreign = await issueToken(product.owner, elsewhere.admin.personId, elsewhere.admin.membershipId);
    expect((await change({ userId: tom.personId, totalTimes: 5 }, foreign)).status).toBe(404);
    expect((await records({}, foreign)).totalCount).toBe(0);
  });

  it('refuses the session after the last', async () => {
    const { owner } = product;
    const plans = await Promise.all(
      [1, 2].map(async () => {
        const subject = await aSubject(owner, { tenant: centre });
        await aContract(owner, { subject, seller: centre.admin });
        return aPlan(owner, { subject, coach: tom });
      }),
    );
    await change({ userId: tom.personId, totalTimes: 1 });
    const start = (userOfflinePlanId: string) => actAs(owner, tom.at(), (db) => startSession(db, tom.at(), { userOfflinePlanId }));
    // both at once: the last of those that were agreed is taken once
    const starts = await Promise.allSettled(plans.map(({ planId }) => start(planId)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusal = starts.find((one) => one.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ code: 'RocketSystem:CoachTimesUsedUp', detail: { data: { usedTimes: 1, totalTimes: 1 } } });
    expect(await view(tom.personId)).toMatchObject({ usedTimes: 1, totalTimes: 1 });

    // nobody trains two children at once: the other one has been finished by now
    await sql`update app.sessions set state = 'finished', finished_at = now() where state = 'open'`.execute(owner);
    const left = plans[starts.findIndex(({ status }) => status === 'rejected')]?.planId ?? '';
    const gatesFor = (who: MemberBuilt) => actAs(owner, who.at(), (db) => beforeStart(db, who.at(), { userOfflinePlanId: left }));
    const shut = await gatesFor(tom);
    expect(shut).toMatchObject({ canStart: false, usedTimes: 1, totalTimes: 1, gates: [{ code: 'RocketSystem:CoachTimesUsedUp' }] });
    expect(shut.gates[0]?.message).toContain('1 of 1');
    expect(await gatesFor(centre.coach)).toMatchObject({ canStart: true, gates: [], usedTimes: null, totalTimes: null });
    await change({ userId: tom.personId, totalTimes: 2 });
    expect(await gatesFor(tom)).toMatchObject({ canStart: true, usedTimes: 1, totalTimes: 2 });
    await start(left);
  });
});

describe('how long a session may last with a coach', () => {
  it('is what the center offers, until the coach has durations of their own, and again without them', async () => {
    const { personId: userId } = tom;
    const asked = () => actAs(product.owner, tom.at(), (db) => sessionDurationsOf(db, userId));
    expect((await durations(userId)).body).toMatchObject({
      isDefault: true,
      sessionDurations: [30, 45, 60].map((duration) => ({ duration, enable: true })),
    });
    expect((await putDurations(userId, [90, 30])).status).toBe(200);
    expect((await durations(userId)).body).toEqual({
      userId,
      isDefault: false,
      sessionDurations: [
        { duration: 30, enable: true },
        { duration: 45, enable: false },
        { duration: 60, enable: false },
        { duration: 90, enable: true },
      ],
    });
    expect(await asked()).toEqual([30, 90]);
    expect((await putDurations(userId, [])).error.code).toBe('Trellis:NoDuration');
    await putDurations(userId, null);
    expect(await asked()).toEqual([30, 45, 60]);
  });

  it('is changed by administrators, for coaches of their own center', async () => {
    expect((await putDurations(tom.personId, [30], coach)).status).toBe(403);
    expect((await putDurations(elsewhere.coach.personId, [30])).status).toBe(404);
    expect((await durations(elsewhere.coach.personId)).status).toBe(404);
  });
});
