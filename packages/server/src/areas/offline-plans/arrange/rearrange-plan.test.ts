import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answerAll, coach, finish, openSessionDesk, planId, refused, run, scene, sell, start } from '../../../testing/session-desk.ts';
import { endPlan } from '../life/end-plan.ts';
import { listPlanRecords } from '../list-plans.ts';
import { viewSession } from '../view-session.ts';
import { rearrangePlan, viewRearrangement } from './rearrange-plan.ts';

openSessionDesk();

const rearrange = (bars?: number) => run((db) => rearrangePlan(db, coach, { userOfflinePlanId: planId, ...(bars && { bars }) }));
const basis = () => run((db) => viewRearrangement(db, coach, { userOfflinePlanId: planId }));
const itemsOf = async (num: number) => (await run((db) => viewSession(db, coach, { userOfflinePlanId: planId, num }))).items;
const activities = async (num: number) => (await itemsOf(num)).filter(({ kind }) => kind === 'activity');

describe('sessions of a plan that are rearranged', () => {
  it('say first by what: as often as the template trains each category', async () => {
    const { sessions, bars, customized, shares } = await basis();
    expect({ bars, report: customized.report }).toEqual({ bars: 4, report: null });
    expect(sessions).toBeGreaterThan(0);
    expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
    expect(shares.every(({ exercises }) => exercises > 0)).toBe(true);
  });

  it('have as many exercises as were asked for, none twice, and quiet ones stay where they were', async () => {
    const before = await itemsOf(2);
    const { sessions } = await basis();
    expect((await rearrange(2)).sessions).toBe(sessions);
    const after = await itemsOf(2);
    const chosen = after.filter(({ kind }) => kind === 'activity');
    expect(chosen).toHaveLength(2);
    expect(new Set(chosen.map(({ trainingProgram }) => trainingProgram.id)).size).toBe(2);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    const quiet = (items: typeof before) => items.filter(({ kind }) => kind !== 'activity').map(({ id }) => id);
    expect(quiet(after)).toEqual(quiet(before));
    for (const { trainingProgram: of } of chosen) expect(of.difficulty).toBeLessThanOrEqual(of.maxDifficulty);
    const { items } = await run((db) => listPlanRecords(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 1 }));
    expect(items[0]?.planEvent).toBe('rearranged');
  });

  it('take no exercise that was withdrawn, and leave it where nobody rearranges', async () => {
    const before = await basis();
    const had = await activities(2);
    const gone = had[0]!.trainingProgram;
    const offer = (status: string) => scene.owner.updateTable('catalog.programs').set({ status }).where('id', '=', gone.id).execute();
    await offer('Expire');
    expect((await activities(2)).map(({ id }) => id)).toEqual(had.map(({ id }) => id));
    const exercises = ({ shares }: typeof before) => shares.reduce((sum, share) => sum + share.exercises, 0);
    expect(exercises(await basis())).toBeLessThan(exercises(before));
    await rearrange(20);
    const now = async () => (await activities(2)).map(({ trainingProgram }) => trainingProgram.id);
    expect(await now()).not.toContain(gone.id);
    await offer('Public');
    await rearrange(20);
    expect(await now()).toContain(gone.id);
  });

  it('leave what was started, and an exercise whose level was adjusted', async () => {
    await sell(3);
    await start();
    await answerAll();
    const first = await itemsOf(1);
    await finish();
    const [kept] = await activities(2);
    await sql`update app.session_items set adjusted_at = now(), difficulty = 5 where id = ${kept!.id}`.execute(scene.owner);
    await rearrange(2);
    expect(await itemsOf(1)).toEqual(first.map((item) => expect.objectContaining({ id: item.id })));
    expect(await activities(2)).toHaveLength(2);
    expect((await activities(2)).map(({ id }) => id)).toContain(kept!.id);
  });

  it('are none of a plan that is over, and there is nothing to arrange once all were started', async () => {
    await sql`update app.sessions set state = 'cancelled' where plan_id = ${planId}`.execute(scene.owner);
    await expect(rearrange()).rejects.toEqual(refused('RocketSystem:NothingToArrange'));
    await run((db) => endPlan(db, coach, { userOfflinePlanId: planId, reasons: ['goalsReached'] }));
    await expect(rearrange()).rejects.toEqual(refused('RocketSystem:PlanClosed'));
  });
});
