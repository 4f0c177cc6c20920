import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon, openScene, type Scene } from '../../../testing/scene.ts';
import { classesOf, sellClasses } from '../../credits/public.ts';
import { cancelSchedule } from '../cancel-schedule.ts';
import { createSchedule } from '../create-schedule.ts';
import { findSchedule } from '../list-calendar.ts';
import { describeToday } from '../today.ts';
import { missBooking } from './miss-booking.ts';
import { undoMissed } from './undo-missed.ts';
import { viewMissed } from './view-missed.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

const hour = 3_600_000;
/** Lin at work so many hours after noon. */
const lin = (hours = 0) => scene.as('lin', new Date(noon.getTime() + hours * hour));
/** At so many hours after noon of the scene. */
const at = (hours: number) => new Date(noon.getTime() + hours * hour).toISOString();

async function childWithPlan(name: string, sold: number) {
  const subjectId = await scene.addChild(name);
  const planId = await scene.addPlan(subjectId, 10);
  const caller = scene.as('maya');
  await scene.run(caller, async (db) => {
    const contract = {
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      contract_type: 'First',
      purpose: 'Training',
      signed_on: '2031-01-01',
    };
    const made = { ...contract, amount: 0, total_class: sold };
    const { id } = await db.insertInto('app.user_contracts').values(made).returning('id').executeTakeFirstOrThrow();
    if (sold > 0) await sellClasses(db, caller, { contractId: id, subjectId, purpose: 'Training', classes: sold });
  });
  return { subjectId, planId };
}

async function book(planId: string, time: string, trainer: 'lin' | 'maya' = 'lin'): Promise<string> {
  const booking = { userOfflinePlanId: planId, time, trainerId: scene.cast.personId(trainer), duration: 60, platform: 'Web' as const };
  const { id } = await scene.run(lin(), (db) => createSchedule(db, lin(), { ...booking, classroomId: null, notice: [] }));
  return id;
}

const miss = (id: string, reason: 'NoShow' | 'LateCancellation', hours: number) =>
  scene.run(lin(hours), (db) => missBooking(db, lin(hours), { id, reason }));
const undo = (id: string, hours: number) =>
  scene.run(lin(hours), (db) => undoMissed(db, lin(hours), { id, reason: 'They came after all' }));
const classes = (subjectId: string) => scene.run(lin(), (db) => classesOf(db, subjectId));
const detail = (id: string) => scene.run(lin(), (db) => findSchedule(db, lin(), { id }));
const view = (id: string, hours: number) => scene.run(lin(hours), (db) => viewMissed(db, lin(hours), { id }));
const reasonsAt = async (id: string, hours: number) =>
  (await view(id, hours)).reasons.filter(({ from }) => from <= at(hours)).map(({ reason }) => reason);
const atHand = async (subjectId: string, hours: number) =>
  (await scene.run(lin(hours), (db) => describeToday(db, lin(hours), {}, () => undefined))).needsHand.filter(
    (need) => need.subjectId === subjectId && need.booking,
  );
const events = (planId: string) =>
  scene.owner
    .selectFrom('app.plan_events')
    .select(['event', 'num', 'booked_for', 'reasons'])
    .where('plan_id', '=', planId)
    .orderBy('id')
    .execute();
const setRule = (rule: { no_show_takes_class?: boolean; late_cancellation_takes_class?: boolean; free_cancellation_hours?: number }) =>
  scene.owner.updateTable('app.centre_settings').set(rule).where('tenant_id', '=', lin().tenantId).execute();

describe('a booking that nobody came to', () => {
  it('has nothing to be said of once it was canceled', async () => {
    const { planId } = await childWithPlan('Canceled', 1);
    const id = await book(planId, at(30));
    await scene.run(lin(), (db) => cancelSchedule(db, lin(), { id }));
    expect(await view(id, 31)).toEqual({ reasons: [], decided: null });
    await expect(miss(id, 'NoShow', 31)).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });

  it('waits at Today from its end until somebody decides', async () => {
    const { subjectId, planId } = await childWithPlan('Waits', 3);
    const id = await book(planId, at(2));
    expect(await atHand(subjectId, 2.5)).toEqual([]);
    expect(await atHand(subjectId, 3)).toMatchObject([{ kind: 'notHeld', booking: { id, time: at(2) } }]);
    // days later too: it still keeps a class
    expect(await atHand(subjectId, 72)).toHaveLength(1);
    await miss(id, 'NoShow', 72);
    expect(await atHand(subjectId, 73)).toMatchObject([{ kind: 'missed', booking: { id } }]);
    expect(await atHand(subjectId, 100)).toEqual([]);
  });

  it('takes the class that it holds, once, and tells the plan', async () => {
    const { subjectId, planId } = await childWithPlan('Takes', 2);
    const id = await book(planId, at(3.5));
    expect(await miss(id, 'NoShow', 4)).toEqual({ taken: 1 });
    expect(await miss(id, 'NoShow', 4)).toEqual({ taken: 1 });
    expect(await classes(subjectId)).toEqual({ available: 1, held: 0, consumed: 1 });
    expect(await detail(id)).toMatchObject({ state: 'missed', subjectName: 'Takes', trainerName: 'Lin Wei', covered: true });
    expect(await events(planId)).toEqual([{ event: 'missed', num: 1, booked_for: new Date(at(3.5)), reasons: ['NoShow'] }]);
    const { rows } = await postings(id);
    expect(rows).toEqual([`hold:${id}:${subjectId}`, `miss:${id}:${subjectId}`]);
  });

  it('takes none where the center says so: its class covers what waits for one', async () => {
    const { subjectId, planId } = await childWithPlan('Free', 1);
    const [id, later] = [await book(planId, at(20)), await book(planId, at(44))];
    expect((await detail(later)).covered).toBe(false);
    await setRule({ no_show_takes_class: false });
    expect((await view(id, 21)).reasons).toMatchObject([{ takesClass: false }, { takesClass: true }]);
    expect(await miss(id, 'NoShow', 21)).toEqual({ taken: 0 });
    await setRule({ no_show_takes_class: true });
    expect(await classes(subjectId)).toEqual({ available: 0, held: 1, consumed: 0 });
    expect((await detail(later)).covered).toBe(true);
  });

  it('takes none of a child who has none, and none that another booking holds', async () => {
    const { subjectId, planId } = await childWithPlan('Poor', 1);
    const [covered, uncovered] = [await book(planId, at(46)), await book(planId, at(22))];
    expect(await miss(uncovered, 'NoShow', 22.5)).toEqual({ taken: 0 });
    expect((await detail(covered)).covered).toBe(true);
    expect(await classes(subjectId)).toEqual({ available: 0, held: 1, consumed: 0 });
  });

  it('is neither late before its start, nor cancelled late while that costs nothing', async () => {
    const { planId } = await childWithPlan('Early', 2);
    const id = await book(planId, at(26));
    expect(await reasonsAt(id, 1)).toEqual([]);
    await expect(miss(id, 'LateCancellation', 1)).rejects.toMatchObject({ code: 'RocketSystem:NotMissedYet' });
    expect(await reasonsAt(id, 3)).toEqual(['LateCancellation']);
    await expect(miss(id, 'NoShow', 3)).rejects.toMatchObject({ code: 'RocketSystem:NotMissedYet' });
    await setRule({ free_cancellation_hours: 48 });
    expect(await reasonsAt(id, 1)).toEqual(['LateCancellation']);
    await setRule({ free_cancellation_hours: 24 });
    expect(await reasonsAt(id, 26)).toEqual(['NoShow', 'LateCancellation']);
  });

  it('frees its time when it is cancelled late', async () => {
    const [one, other] = [await childWithPlan('One', 1), await childWithPlan('Other', 1)];
    const id = await book(one.planId, at(24.5), 'maya');
    await miss(id, 'LateCancellation', 1);
    await expect(book(other.planId, at(24.5), 'maya')).resolves.toBeDefined();
    await expect(undo(id, 2)).rejects.toMatchObject({
      code: 'RocketSystem:ScheduleClash',
      detail: { data: { list: [{ kind: 'coach' }] } },
    });
  });

  it('is not what was cancelled, and not cancelled any more', async () => {
    const { planId } = await childWithPlan('Gone', 2);
    const [off, missed] = [await book(planId, at(69)), await book(planId, at(71))];
    await scene.run(lin(), (db) => cancelSchedule(db, lin(), { id: off }));
    await expect(miss(off, 'NoShow', 70)).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await miss(missed, 'NoShow', 72);
    await expect(scene.run(lin(), (db) => cancelSchedule(db, lin(), { id: missed }))).rejects.toMatchObject({
      code: 'RocketSystem:AlreadyStarted',
    });
  });
});

describe('one that was said without a network', () => {
  it('was said when it was, which is the day on which it may be taken back', async () => {
    const { planId } = await childWithPlan('Offline', 2);
    const [id, later] = [await book(planId, at(3), 'maya'), await book(planId, at(4), 'maya')];
    const tell = (booking: string, saidAt: string) =>
      scene.run(lin(12), (db) => missBooking(db, lin(12), { id: booking, reason: 'NoShow', saidAt }));
    await tell(id, at(4));
    expect((await view(id, 12)).decided).toMatchObject({ at: at(4), isUndoable: false });
    // nothing was said tomorrow
    await tell(later, at(40));
    expect((await view(later, 12)).decided).toMatchObject({ at: at(12), isUndoable: true });
  });
});

describe('taking that back', () => {
  it('books it again with its class, and it can be missed again', async () => {
    const { subjectId, planId } = await childWithPlan('Back', 1);
    const id = await book(planId, at(5));
    await miss(id, 'NoShow', 5);
    expect((await view(id, 5)).decided).toMatchObject({ reason: 'NoShow', by: 'Lin Wei', taken: 1, isUndoable: true });
    await undo(id, 6);
    await undo(id, 6);
    expect(await detail(id)).toMatchObject({ state: 'scheduled', covered: true });
    expect(await classes(subjectId)).toEqual({ available: 0, held: 1, consumed: 0 });
    expect(await events(planId)).toMatchObject([
      { event: 'missed' },
      { event: 'missUndone', num: 1, booked_for: expect.any(Date), reasons: ['They came after all'] },
    ]);
    expect(await miss(id, 'LateCancellation', 7)).toEqual({ taken: 1 });
    expect(await classes(subjectId)).toEqual({ available: 0, held: 0, consumed: 1 });
    await undo(id, 8);
    expect(await classes(subjectId)).toEqual({ available: 0, held: 1, consumed: 0 });
  });

  it('is for the same day of the center alone', async () => {
    const { planId } = await childWithPlan('Late', 1);
    const id = await book(planId, at(6.5));
    await miss(id, 'NoShow', 7);
    expect((await view(id, 12)).decided?.isUndoable).toBe(false);
    await expect(undo(id, 12)).rejects.toMatchObject({ code: 'RocketSystem:MissedNotUndoable' });
  });
});

async function postings(occurrenceId: string) {
  const rows = await scene.owner.selectFrom('app.postings').select('key').where('occurrence_id', '=', occurrenceId).orderBy('id').execute();
  return { rows: rows.map(({ key }) => key) };
}
