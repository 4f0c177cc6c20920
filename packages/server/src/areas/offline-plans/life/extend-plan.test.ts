import { extendPlan as extendInput } from '@trellis/contract/offline-plans/life/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coach, openSessionDesk, planId, refused, run, scene, sell, subjectId, templateId } from '../../../testing/session-desk.ts';
import { coverUpcoming } from '../../scheduling/public.ts';
import { createPlan } from '../create-plan.ts';
import { getPlan, listPlanRecords } from '../list-plans.ts';
import { viewSession } from '../view-session.ts';
import { endPlan } from './end-plan.ts';
import { extendPlan } from './extend-plan.ts';
import { listRenewals } from './list-renewals.ts';

openSessionDesk();

const plan = () => run((db) => getPlan(db, coach, { id: planId }));
const extend = (input: Omit<Parameters<typeof extendPlan>[2], 'userOfflinePlanId'>) =>
  run((db) => extendPlan(db, coach, { userOfflinePlanId: planId, ...input }));
const renewals = () => run((db) => listRenewals(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 5 }));
const programs = async (num: number) => {
  const { items } = await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num }));
  return items.map(({ trainingProgram: { code, difficulty } }) => ({ code, difficulty }));
};
const codes = async (num: number) => (await programs(num)).map(({ code }) => code);
const readyToEnd = () => sql`update app.plans set state = 'readyToEnd' where id = ${planId}`.execute(scene.owner);

describe('sessions that are added to a plan', () => {
  it('are as many as were asked for, with exercises and music, and one that waited for its end goes on', async () => {
    const before = await plan();
    await readyToEnd();
    expect(await extend({ number: 10, continuationMode: 'Continue' })).toEqual({ totalNum: before.totalNum + 10 });
    expect(await plan()).toMatchObject({ state: 'active', totalNum: before.totalNum + 10, canNext: true });
    const last = await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num: before.totalNum + 10 }));
    expect(last.items.length).toBeGreaterThan(0);
    expect(last.iLs?.tracks.length).toBeGreaterThan(0);
    const first = await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num: 1 }));
    expect(first.iLs?.tracks).toHaveLength(last.iLs?.tracks.length ?? 0);
    const { items } = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 5 }));
    expect(items[0]).toMatchObject({ planEvent: 'extended', reason: ['+10'] });
  });

  it('go on along the template, each exercise at the level that it had last', async () => {
    const { totalNum } = await plan();
    await sql`update app.session_items set difficulty = 13 where session_id in (select id from app.sessions where plan_id = ${planId})`.execute(
      scene.owner,
    );
    await extend({ number: 3, continuationMode: 'Continue' });
    const added = await programs(totalNum + 2);
    expect(added.map(({ code }) => code)).toEqual(await codes(2));
    expect(new Set(added.map(({ difficulty }) => difficulty))).toEqual(new Set([13]));
  });

  it('begin anew at the level of the plan, or at another one', async () => {
    const { totalNum } = await plan();
    await extend({ number: 4, continuationMode: 'Continue' });
    await extend({ number: 2, continuationMode: 'Reset' });
    expect(await programs(totalNum + 5)).toEqual(await programs(1));
    await extend({ number: 1, continuationMode: 'New', startDifficulty: 9 });
    expect(await codes(totalNum + 7)).toEqual(await codes(1));
    const [asPlanned, harder] = [await programs(1), await programs(totalNum + 7)];
    const onRecord = (await renewals()).items.map(({ continuationMode, addedClass }) => [continuationMode, addedClass]);
    expect(onRecord).toEqual([
      ['New', 1],
      ['Reset', 2],
      ['Continue', 4],
    ]);
    expect(harder.some(({ difficulty }, index) => difficulty > (asPlanned[index]?.difficulty ?? 20))).toBe(true);
  });

  it('are on record with the classes that the child had then', async () => {
    await sell(20);
    for (let day = 1; day <= 12; day += 1) await scene.addOccurrence(planId, subjectId, new Date(Date.UTC(2034, 0, day)));
    await run((db) => coverUpcoming(db, coach, subjectId));
    await extend({ number: 5, continuationMode: 'Reset' });
    const record = { continuationMode: 'Reset', addedClass: 5, arrangeableClass: 20, scheduleClass: 12, remainingClass: 8 };
    const { items, totalCount } = await renewals();
    expect(totalCount).toBe(1);
    expect(items[0]).toMatchObject({
      ...record,
      recommendMusicCourse: 'Calm sea',
      usingMusicCourse: 'Calm sea',
      creationName: 'Lin Wei',
      creationTime: coach.now.toISOString(),
    });
  });

  it('are refused where the plan has ended, or the child has another active one by now', async () => {
    await readyToEnd();
    await run((db) => createPlan(db, coach, { subjectId, templateId, startDifficulty: 6, trainerId: coach.personId }));
    await expect(extend({ number: 1, continuationMode: 'New' })).rejects.toEqual(refused('RocketSystem:ActivePlanExists'));
    await run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons: ['health'] }));
    await expect(extend({ number: 1, continuationMode: 'New' })).rejects.toEqual(refused('RocketSystem:PlanClosed'));
    expect((await renewals()).totalCount).toBe(0);
  });

  it('are 1 to 100 at once', () => {
    for (const number of [0, 101, 1.5]) expect(extendInput.safeParse({ userOfflinePlanId: planId, number }).success).toBe(false);
    expect(extendInput.parse({ userOfflinePlanId: planId, number: 100 }).continuationMode).toBe('Continue');
  });
});
