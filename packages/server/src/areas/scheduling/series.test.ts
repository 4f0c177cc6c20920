import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffKey } from '../../fixtures/demo-people.ts';
import type { Db } from '../../platform/db/types.ts';
import { openScene, type Scene } from '../../testing/scene.ts';
import { classesOf, sellClasses } from '../credits/public.ts';
import { cancelFollowing, cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { editFollowing, editSchedule } from './edit-schedule.ts';
import { findSchedule, listCalendar } from './list-calendar.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

type Booking = Parameters<typeof createSchedule>[2];
type Edit = Parameters<typeof editSchedule>[2];

const lin = () => scene.as('lin');
// what the clock of Riverside shows in its summer, when it is four hours behind
const at = (month: number, day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2031, month - 1, day, hour + 4, minute)).toISOString();

let count = 0;
async function newPlan({ sold = 0, sessions = 10 } = {}) {
  const subjectId = await scene.addChild(`Child ${++count}`);
  const planId = await scene.addPlan(subjectId, sessions);
  if (sold === 0) return { subjectId, planId };
  await scene.run(scene.as('maya'), async (db) => {
    const { rows } = await sql<{ id: string }>`
      insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class)
      values (${lin().tenantId}, ${subjectId}, 'First', 'Training', '2031-01-01', 0, ${sold}) returning id`.execute(db);
    await sellClasses(db, scene.as('maya'), { contractId: rows[0]!.id, subjectId, purpose: 'Training', classes: sold });
  });
  return { subjectId, planId };
}

const inputOf = (userOfflinePlanId: string, time: string, number: number, changes: Partial<Booking> = {}): Booking => {
  const slot = { time, duration: 60, platform: 'Web' as const, classroomId: null };
  const repeats = { schedulingType: 'Recurring' as const, number, scheduleTimes: [{ ...slot, timeInterval: 7 as const }] };
  return { ...slot, ...repeats, notice: [], userOfflinePlanId, trainerId: scene.cast.personId('lin'), ...changes };
};
const book = (planId: string, time: string, number: number, changes?: Partial<Booking>) =>
  scene.run(lin(), (db) => createSchedule(db, lin(), inputOf(planId, time, number, changes)));
const single = { schedulingType: undefined, number: undefined, scheduleTimes: undefined };

/** How many statements something takes. */
async function statementsOf(useCase: (db: Db) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await scene.run(lin(), (db) => useCase(db.withPlugin(counting) as Db));
  return statements;
}

const listed = async (userOfflinePlanId: string) => {
  const span = { start: at(6, 1, 0), end: at(7, 30, 0) };
  const { items } = await scene.run(lin(), (db) => listCalendar(db, lin(), { ...span, userOfflinePlanId, maxResultCount: 100 }));
  return items;
};
const timesOf = async (planId: string) => (await listed(planId)).map(({ time }) => time);
const detail = (id: string) => scene.run(lin(), (db) => findSchedule(db, lin(), { id }));
const cancel = (id: string, by: StaffKey = 'lin') => scene.run(scene.as(by), (db) => cancelSchedule(db, scene.as(by), { id }));
const cancelRest = (id: string, by: StaffKey = 'lin') => scene.run(scene.as(by), (db) => cancelFollowing(db, scene.as(by), { id }));

async function edit(id: string, thisSessionOnly: boolean, changes: Partial<Edit>, by: StaffKey = 'lin') {
  const { time, duration, platform, classroomId, trainerId, notice, concurrencyStamp } = await detail(id);
  const input = { id, time, duration, platform, classroomId, trainerId, notice, concurrencyStamp, ...changes };
  const caller = scene.as(by);
  return scene.run(caller, (db) =>
    thisSessionOnly ? editSchedule(db, caller, { ...input, thisSessionOnly }) : editFollowing(db, caller, input),
  );
}

describe('a series', () => {
  it('is made at once, a week apart, and read with what repeats', async () => {
    const { planId } = await newPlan();
    const { id, scheduled } = await book(planId, at(6, 10, 10), 4);
    expect(scheduled).toBe(4);
    expect(await timesOf(planId)).toEqual([at(6, 10, 10), at(6, 17, 10), at(6, 24, 10), at(7, 1, 10)]);
    const slot = { time: at(6, 10, 10), timeInterval: 7, platform: 'Web', classroomId: null, duration: 60 };
    expect(await detail(id)).toMatchObject({ schedulingType: 'Recurring', scheduleTimes: [slot], following: 3, followFault: null });
  });

  it('repeats at several times of the week, every 7 or 14 days each', async () => {
    const { planId } = await newPlan();
    const slot = { duration: 60, platform: 'Web' as const, classroomId: null };
    await book(planId, at(6, 9, 8), 5, {
      scheduleTimes: [
        { ...slot, time: at(6, 9, 8), timeInterval: 7 },
        { ...slot, time: at(6, 12, 15), timeInterval: 14 },
      ],
    });
    expect(await timesOf(planId)).toEqual([at(6, 9, 8), at(6, 12, 15), at(6, 16, 8), at(6, 23, 8), at(6, 26, 15)]);
  });

  it('takes classes in the order of its times, as far as they reach', async () => {
    const { planId, subjectId } = await newPlan({ sold: 2 });
    const { covered, notCovered } = await book(planId, at(6, 10, 12), 4);
    expect([covered, notCovered]).toEqual([false, 2]);
    expect((await listed(planId)).map((entry) => entry.covered)).toEqual([true, true, false, false]);
    expect(await scene.run(lin(), (db) => classesOf(db, subjectId))).toEqual({ available: 0, held: 2, consumed: 0 });
  });

  it('goes no further than the plan, unless somebody says why', async () => {
    const { planId } = await newPlan({ sessions: 3 });
    await expect(book(planId, at(6, 10, 14), 4)).rejects.toMatchObject({
      code: 'RocketSystem:TooManySchedules',
      detail: { data: { ahead: 0, remaining: 3 } },
    });
    expect(await timesOf(planId)).toEqual([]);
    await expect(book(planId, at(6, 10, 14), 4, { overrideReason: 'The plan is extended next week' })).resolves.toMatchObject({
      scheduled: 4,
    });
  });

  it('names every session that clashes with a free time near it, and books nothing', async () => {
    const [taken, { planId }] = [await newPlan(), await newPlan()];
    await book(taken.planId, at(6, 17, 7), 1, single);
    await book(taken.planId, at(7, 1, 7, 30), 1, single);
    const coach = (day: [number, number], minute: number) => ({
      kind: 'coach',
      name: 'Lin Wei',
      from: at(...day, 7, minute),
      to: at(...day, 8, minute),
    });
    await expect(book(planId, at(6, 10, 7), 4)).rejects.toMatchObject({
      code: 'RocketSystem:ScheduleClash',
      detail: {
        data: {
          clashes: 'coach Lin Wei 2031-06-17 07:00–08:00; coach Lin Wei 2031-07-01 07:30–08:30',
          sessions: [
            { time: at(6, 17, 7), clashes: [coach([6, 17], 0)], freeTime: at(6, 17, 8) },
            { time: at(7, 1, 7), clashes: [coach([7, 1], 30)], freeTime: at(7, 1, 6, 30) },
          ],
        },
      },
    });
    // a reason moves nobody: two sessions of a coach stay two
    await expect(book(planId, at(6, 10, 7), 4, { overrideReason: 'Please' })).rejects.toMatchObject({ code: 'RocketSystem:ScheduleClash' });
    expect(await timesOf(planId)).toEqual([]);
  });

  it('counts each day towards the limit of a child', async () => {
    await sql`insert into app.centre_settings (tenant_id, session_durations, sessions_per_day) values (${lin().tenantId}, '{60}', 1)
      on conflict (tenant_id) do update set sessions_per_day = 1`.execute(scene.owner);
    const { planId } = await newPlan();
    await book(planId, at(6, 18, 17), 1, single);
    const again = book(planId, at(6, 11, 19), 2);
    await expect(again).rejects.toMatchObject({ code: 'RocketSystem:DailyLimitReached', detail: { data: { days: ['2031-06-18'] } } });
    await expect(book(planId, at(6, 11, 19), 2, { overrideReason: 'Their holidays begin' })).resolves.toMatchObject({ scheduled: 2 });
    await sql`update app.centre_settings set sessions_per_day = null where tenant_id = ${lin().tenantId}`.execute(scene.owner);
  });

  it('of 120 takes no more statements than one of two', async () => {
    const [short, long] = [await newPlan({ sold: 2 }), await newPlan({ sold: 120, sessions: 120 })];
    const two = await statementsOf((db) => createSchedule(db, lin(), inputOf(short.planId, at(6, 12, 6), 2)));
    const many = await statementsOf((db) => createSchedule(db, lin(), inputOf(long.planId, at(6, 13, 6), 120)));
    expect(many).toBe(two);
    expect(await timesOf(long.planId)).toHaveLength(7);
  });
});

const movesOf = (planId: string) =>
  scene.owner
    .selectFrom('app.plan_events')
    .select(['event', 'booked_for', 'moved_to', 'reasons'])
    .where('plan_id', '=', planId)
    .where('event', 'in', ['bookingMoved', 'coachChanged'])
    .orderBy('id')
    .execute();

describe('changing a series', () => {
  it('touches one, or it and those that follow; each keeps what was not changed', async () => {
    const { planId } = await newPlan();
    const room = await scene.addRoom('Room of a series');
    await book(planId, at(6, 8, 9), 4);
    const [, second, third] = await listed(planId);
    await edit(third!.id, true, { time: at(6, 23, 16), classroomId: room });
    expect(await timesOf(planId)).toEqual([at(6, 8, 9), at(6, 15, 9), at(6, 23, 16), at(6, 29, 9)]);
    expect(await edit(second!.id, false, { time: at(6, 16, 9, 30) })).toEqual({ changed: 3 });
    const after = await listed(planId);
    expect(after.map(({ time }) => time)).toEqual([at(6, 8, 9), at(6, 16, 9, 30), at(6, 24, 16, 30), at(6, 30, 9, 30)]);
    expect(after.map(({ classroomName }) => classroomName)).toEqual([null, null, 'Room of a series', null]);
    expect((await detail(second!.id)).scheduleTimes).toMatchObject([{ time: at(6, 9, 9, 30), timeInterval: 7 }]);
    // the plan keeps where each was moved to, and how many went along
    expect(await movesOf(planId)).toEqual([
      { event: 'bookingMoved', booked_for: new Date(at(6, 22, 9)), moved_to: new Date(at(6, 23, 16)), reasons: [] },
      { event: 'bookingMoved', booked_for: new Date(at(6, 15, 9)), moved_to: new Date(at(6, 16, 9, 30)), reasons: ['+2'] },
    ]);
  });

  it('keeps who is told where that is not said', async () => {
    const { planId } = await newPlan();
    const told = [{ hour: 24 as const, noticeParent: false, noticeTrainer: true }];
    const { id } = await book(planId, at(6, 17, 19), 1, { ...single, notice: told });
    await edit(id, true, { time: at(6, 17, 20), notice: undefined });
    expect((await detail(id)).notice).toEqual(told);
  });

  it('may move by its own interval: it does not clash with itself', async () => {
    const { planId } = await newPlan();
    const { id } = await book(planId, at(6, 8, 13), 3);
    await edit(id, false, { time: at(6, 15, 13) });
    expect(await timesOf(planId)).toEqual([at(6, 15, 13), at(6, 22, 13), at(6, 29, 13)]);
  });

  it('is checked as a new one is, and is whole or not at all', async () => {
    const [taken, { planId }] = [await newPlan(), await newPlan()];
    await book(taken.planId, at(6, 21, 16), 1, single);
    const { id } = await book(planId, at(6, 14, 18), 3);
    await expect(edit(id, false, { time: at(6, 14, 16) })).rejects.toMatchObject({
      code: 'RocketSystem:ScheduleClash',
      detail: { data: { sessions: [{ time: at(6, 21, 16) }] } },
    });
    await expect(edit(id, true, { time: at(6, 14, 21) })).rejects.toMatchObject({ code: 'RocketSystem:TimeNotAllowed' });
    await expect(edit(id, true, { time: at(6, 3, 10) })).rejects.toMatchObject({ code: 'RocketSystem:TimeNotAllowed' });
    expect(await timesOf(planId)).toEqual([at(6, 14, 18), at(6, 21, 18), at(6, 28, 18)]);
  });

  it('keeps a room that is in use no more, and takes none of them', async () => {
    const { planId } = await newPlan();
    const [own, other] = [await scene.addRoom('Own room'), await scene.addRoom('Other room', 'Invalid')];
    const { id } = await book(planId, at(6, 9, 10), 1, { ...single, classroomId: own });
    await sql`update app.classrooms set state = 'Invalid' where id = ${own}`.execute(scene.owner);
    await expect(edit(id, true, { duration: 60, time: at(6, 9, 11) })).resolves.toEqual({ changed: 1 });
    await expect(edit(id, true, { classroomId: other })).rejects.toMatchObject({ code: 'RocketSystem:ClassroomInvalid' });
  });

  it('to another coach, or to another room alone: only the coach is on record', async () => {
    const { planId } = await newPlan();
    const { id } = await book(planId, at(6, 16, 19), 1, single);
    await edit(id, true, { classroomId: await scene.addRoom('Room of a coach') });
    expect(await movesOf(planId)).toEqual([]);
    await edit(id, true, { trainerId: scene.cast.personId('daniel') }, 'maya');
    expect(await movesOf(planId)).toEqual([{ event: 'coachChanged', booked_for: new Date(at(6, 16, 19)), moved_to: null, reasons: [] }]);
  });

  it('tells a stale editor what stands there now', async () => {
    const { planId } = await newPlan();
    const { id } = await book(planId, at(6, 12, 10), 1, single);
    const { concurrencyStamp } = await detail(id);
    await edit(id, true, { time: at(6, 12, 11) });
    await expect(edit(id, true, { concurrencyStamp })).rejects.toMatchObject({
      code: 'Trellis:StaleStamp',
      detail: { data: { current: { time: at(6, 12, 11) } } },
    });
  });
});

describe('cancelling a series', () => {
  it('takes away one, or it and those that follow, with their classes', async () => {
    const { planId, subjectId } = await newPlan({ sold: 4 });
    await book(planId, at(6, 7, 9), 4);
    const [, second, third] = await listed(planId);
    await cancel(third!.id);
    expect(await timesOf(planId)).toEqual([at(6, 7, 9), at(6, 14, 9), at(6, 28, 9)]);
    expect(await cancelRest(second!.id)).toEqual({ cancelled: 2 });
    expect(await timesOf(planId)).toEqual([at(6, 7, 9)]);
    expect(await scene.run(lin(), (db) => classesOf(db, subjectId))).toEqual({ available: 3, held: 1, consumed: 0 });
    // the plan keeps which session was called off, and how many that follow it
    const calledOff = scene.owner.selectFrom('app.plan_events').select(['num', 'booked_for', 'reasons']).where('plan_id', '=', planId);
    expect(await calledOff.where('event', '=', 'bookingCancelled').orderBy('id').execute()).toEqual([
      { num: 3, booked_for: new Date(at(6, 21, 9)), reasons: [] },
      { num: 2, booked_for: new Date(at(6, 14, 9)), reasons: ['+1'] },
    ]);
    await expect(book(planId, at(6, 14, 9), 3)).resolves.toMatchObject({ covered: true });
  });

  it('of what follows is refused for the last one, a single one, and where the plan has one session left', async () => {
    const [{ planId }, alone, short] = [await newPlan(), await newPlan(), await newPlan({ sessions: 1 })];
    await book(planId, at(6, 7, 11), 2);
    const [, last] = await listed(planId);
    const { id } = await book(alone.planId, at(6, 7, 13), 1, single);
    const { id: ofShort } = await book(short.planId, at(6, 7, 15), 2, { overrideReason: 'It is extended' });
    const faults = [
      [last!.id, 'last'],
      [id, 'last'],
      [ofShort, 'oneLeft'],
    ] as const;
    for (const [each, fault] of faults) {
      expect((await detail(each)).followFault).toBe(fault);
      const refusal = { code: 'RocketSystem:NothingFollows', detail: { data: { fault } } };
      await expect(cancelRest(each)).rejects.toMatchObject(refusal);
      await expect(edit(each, false, { time: at(6, 20, 20) })).rejects.toMatchObject(refusal);
    }
  });
});

it("a coach changes and cancels their own bookings, whoever looks after the center everybody's", async () => {
  const { planId } = await newPlan();
  const { id } = await book(planId, at(6, 20, 9), 3, { trainerId: scene.cast.personId('daniel') });
  const refusal = { code: 'RocketSystem:BookingOfAnother', detail: { data: { coach: 'Daniel Reyes' } } };
  await expect(cancel(id)).rejects.toMatchObject(refusal);
  await expect(cancelRest(id)).rejects.toMatchObject(refusal);
  await expect(edit(id, true, { trainerId: scene.cast.personId('lin') })).rejects.toMatchObject(refusal);
  await expect(edit(id, false, { time: at(6, 20, 10) }, 'daniel')).resolves.toEqual({ changed: 3 });
  await cancel(id, 'maya');
  expect(await listed(planId)).toHaveLength(2);
});
