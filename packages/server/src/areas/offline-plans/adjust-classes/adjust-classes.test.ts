import type { AdjustmentOption } from '@trellis/contract/offline-plans/adjust-classes/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answerAll, coach, finish, openSessionDesk, planId, refused, run, scene, sell, start } from '../../../testing/session-desk.ts';
import { endPlan } from '../life/end-plan.ts';
import { extendPlan } from '../life/extend-plan.ts';
import { getPlan, listPlanRecords, listSessions } from '../list-plans.ts';
import { viewSession } from '../view-session.ts';
import { adjustClasses, viewAdjustment } from './adjust-classes.ts';

openSessionDesk();

const plan = () => run((db) => getPlan(db, coach, { id: planId }));
const offered = () => run((db) => viewAdjustment(db, coach, { userOfflinePlanId: planId }));
const adjust = (option: AdjustmentOption, courseId?: string) =>
  run((db) => adjustClasses(db, coach, { userOfflinePlanId: planId, option, ...(courseId && { courseId }) }));
const done = async (num: number) => {
  const { items, nonePlaybook } = await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num }));
  return [...items, ...nonePlaybook].map(({ kind, trainingProgram: { code, difficulty } }) => ({ kind, code, difficulty }));
};
const hold = async (num = 1) => {
  await start();
  await answerAll(num);
  await finish(num);
};

describe('what is put next into a plan', () => {
  it('needs as many sessions held as it repeats', async () => {
    await sell(4);
    expect((await offered()).recent).toEqual([]);
    await expect(adjust('addpreoneclass')).rejects.toEqual(refused('RocketSystem:TooFewHeld'));
    await hold();
    await expect(adjust('addpretwoclass')).rejects.toEqual(refused('RocketSystem:TooFewHeld'));
  });

  it('is the latest session once more, at its levels, and those to come move back', async () => {
    await sell(4);
    await hold();
    const { totalNum } = await plan();
    const [first, second, last] = [await done(1), await done(2), await done(totalNum)];
    expect(await adjust('addpreoneclass')).toEqual({ totalNum: totalNum + 1, nums: [2] });
    expect([await done(1), await done(2), await done(3), await done(totalNum + 1)]).toEqual([first, first, second, last]);
    expect(await plan()).toMatchObject({ totalNum: totalNum + 1, num: 1, currentNum: 2, canNext: true });
    const view = await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num: 2 }));
    expect(view.iLs?.tracks.length).toBeGreaterThan(0);
    const { items } = await run((db) => listSessions(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 3 }));
    expect(items.map(({ num, addedBy }) => [num, addedBy])).toEqual([
      [1, null],
      [2, 'addpreoneclass'],
      [3, null],
    ]);
    const { items: records } = await run((db) =>
      listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 1 }),
    );
    expect(records[0]).toMatchObject({ planEvent: 'classAdjusted', num: 2, reason: ['+1'] });
    await hold(2);
    expect((await plan()).num).toBe(2);
  });

  it('is the latest two, in their order, and what is added at the end goes on where the template was', async () => {
    await sell(4);
    await hold();
    await hold(2);
    const { totalNum } = await plan();
    expect((await offered()).recent.map(({ num }) => num)).toEqual([1, 2]);
    expect((await adjust('addpretwoclass')).nums).toEqual([3, 4]);
    expect([await done(3), await done(4)]).toEqual([await done(1), await done(2)]);
    const codes = async (num: number) => (await done(num)).map(({ code }) => code);
    await run((db) => extendPlan(db, coach, { userOfflinePlanId: planId, number: 1, continuationMode: 'Continue' }));
    expect(await codes(totalNum + 3)).toEqual(await codes(1));
  });

  it('is one calming exercise of those that are offered, and of no others', async () => {
    const { calming } = await offered();
    expect(calming.length).toBeGreaterThan(0);
    const { nums } = await adjust('addcclass', calming[0]!.courseId);
    expect(nums).toEqual([1]);
    expect(await done(1)).toHaveLength(1);
    await expect(adjust('addcclass', '01900000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });

  it('is no exercise that was withdrawn, but where the session that is repeated had it', async () => {
    await sell(2);
    await hold();
    const set = (given: object) => scene.owner.updateTable('catalog.programs').set(given).execute();
    const ids = async () => (await offered()).calming.map(({ courseId }) => courseId);
    const before = await ids();
    const inTurn = (id: string, place: number) =>
      scene.owner.updateTable('catalog.programs').set({ sort_order: place }).where('id', '=', id).execute();
    await inTurn(before[0]!, 900);
    expect(await ids()).toEqual([...before.slice(1), before[0]]);
    await set({ status: 'Expire' });
    expect(await ids()).toEqual([]);
    await expect(adjust('addcclass', before[0])).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await adjust('addpreoneclass');
    expect(await done(2)).toEqual(await done(1));
    await set({ status: 'Public' });
    expect(new Set(await ids())).toEqual(new Set(before));
  });

  it('lets a plan go on that waited for its end, and none that is over', async () => {
    await sell(2);
    await hold();
    const { totalNum } = await plan();
    await sql`delete from app.session_tracks where session_id in (select id from app.sessions where plan_id = ${planId} and num > 1)`.execute(
      scene.owner,
    );
    await sql`delete from app.session_items where session_id in (select id from app.sessions where plan_id = ${planId} and num > 1)`.execute(
      scene.owner,
    );
    await sql`delete from app.sessions where plan_id = ${planId} and num > 1`.execute(scene.owner);
    await sql`update app.plans set state = 'readyToEnd' where id = ${planId}`.execute(scene.owner);
    expect(totalNum).toBeGreaterThan(1);
    expect(await adjust('addpreoneclass')).toEqual({ totalNum: 2, nums: [2] });
    expect(await plan()).toMatchObject({ state: 'active', canNext: true });
    await run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons: ['goalsReached'] }));
    await expect(adjust('addpreoneclass')).rejects.toEqual(refused('RocketSystem:PlanClosed'));
  });
});
