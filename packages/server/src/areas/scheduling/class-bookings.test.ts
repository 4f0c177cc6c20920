import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ada,
  admin,
  attend,
  ben,
  classGroupId,
  cleo,
  coach,
  create,
  openClassDesk,
  refused,
  run,
  scene,
  start,
} from '../../testing/class-desk.ts';
import { setChildren } from '../groups/set-children.ts';
import { archiveSubject } from '../subject-archive/archive-subject.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { createClassSchedule, createSchedule } from './create-schedule.ts';
import { editSchedule } from './edit-schedule.ts';
import { leaveOfChild } from './leaves/leave-of-child.ts';
import { findSchedule, listCalendar, listOptions } from './list-calendar.ts';
import { missBooking } from './missed/miss-booking.ts';
import { describeToday } from './today.ts';

openClassDesk();
// the coach is the same in every test
beforeEach(() => scene.owner.deleteFrom('app.holds').execute());

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2031, 5, day, hour + 4, minute)).toISOString();
const booking = { duration: 45, platform: 'Web', classroomId: null } as const;
const book = (groupTrainingPlanId: string, time: string, classroomId: string | null = null) =>
  run((db) => createClassSchedule(db, coach(), { ...booking, time, trainerId: coach().personId, groupTrainingPlanId, classroomId }));
/** A session of a child alone, with another coach. */
const bookOwn = (userOfflinePlanId: string, time: string) =>
  run((db) => createSchedule(db, coach(), { ...booking, time, trainerId: scene.cast.personId('tom'), userOfflinePlanId }));
const detail = (id: string) => run((db) => findSchedule(db, coach(), { id }));
/** Sessions of classes that are held for a child. */
const held = async (subjectId: string) => {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(balance), 0)::int as held from app.credit_accounts
    where subject_id = ${subjectId} and commodity = 'group' and bucket = 'held'`.execute(scene.owner);
  return rows[0]?.held;
};
const setClass = (userIds: string[]) => run((db) => setChildren(db, admin(), { groupId: classGroupId, userIds }), admin());
const needsOf = async (caller = coach()) => (await run((db) => describeToday(db, caller, {}, () => undefined), caller)).needsHand;

describe('a session of a class that is booked', () => {
  it('is one entry of the calendar and of Today, with its children, coach and room', async () => {
    const groupTrainingPlanId = await create();
    const classroomId = await scene.addRoom(`Room of ${groupTrainingPlanId}`);
    const { id, covered } = await book(groupTrainingPlanId, at(4, 13), classroomId);
    expect(covered).toBe(false);
    const entry = {
      id,
      groupTrainingPlanId,
      userOfflinePlanId: null,
      subjectId: null,
      subjectName: 'Movers',
      childCount: 3,
      trainerId: coach().personId,
      classroomId,
      covered: false,
    };
    const calendar = await run((db) =>
      listCalendar(db, coach(), { start: at(4, 0), end: at(5, 0), groupTrainingPlanId, maxResultCount: 1 }),
    );
    expect(calendar).toMatchObject({ totalCount: 1, items: [entry] });
    const today = await run((db) => describeToday(db, coach(), {}, () => undefined));
    const shown = today.coaches.flatMap(({ entries }) => entries).filter((each) => each.id === id);
    expect(shown).toMatchObject([entry]);
    // who cannot pay is named, and nobody else
    const uncovered = today.needsHand.filter(({ kind }) => kind === 'notCovered').map(({ subjectId }) => subjectId);
    expect(uncovered).toContain(cleo);
    expect(uncovered).not.toContain(ada);
  });

  it('holds a class of credit for each child that has one, and returns them where it is canceled', async () => {
    await setClass([ada, ben]);
    const { id, covered } = await book(await create(), at(5, 9));
    expect(covered).toBe(true);
    expect(await Promise.all([ada, ben].map(held))).toEqual([1, 1]);
    await run((db) => cancelSchedule(db, admin(), { id }), admin());
    expect(await Promise.all([ada, ben].map(held))).toEqual([0, 0]);
  });

  it('clashes with what a child of it has, which cannot be elsewhere either', async () => {
    const planId = await create();
    const own = await scene.addPlan(ada, 3);
    await bookOwn(own, at(6, 9));
    await expect(book(planId, at(6, 9, 30))).rejects.toMatchObject({
      code: 'RocketSystem:ScheduleClash',
      detail: { data: { list: [{ kind: 'child', name: 'Ada' }] } },
    });
    await book(planId, at(6, 11));
    await expect(bookOwn(own, at(6, 11))).rejects.toEqual(refused('RocketSystem:ScheduleClash'));
  });

  it('is moved, opens with its class, and is gone with what was held where nobody came', async () => {
    await setClass([ada, ben]);
    const planId = await create();
    const { id } = await book(planId, at(4, 12, 30));
    const { concurrencyStamp } = await detail(id);
    const changes = { id, concurrencyStamp, time: at(4, 14), duration: 30, trainerId: coach().personId, platform: 'Web' } as const;
    await run((db) => editSchedule(db, coach(), { ...changes, classroomId: null, notice: [], thisSessionOnly: true }));
    await expect(run((db) => leaveOfChild(db, coach(), { id }))).rejects.toEqual(refused('Trellis:NotFound'));
    expect(await detail(id)).toMatchObject({ time: at(4, 14), duration: 30, childCount: 2, state: 'scheduled' });
    const { sessionId } = await start(planId);
    await attend(sessionId, ben, 'Absent');
    expect(await detail(id)).toMatchObject({ state: 'opened', sessionId, sessionNum: 1, covered: true });
  });

  it('that nobody came to waits as one, and leads to the plan of its class', async () => {
    await setClass([ada, ben]);
    const planId = await create();
    const { id } = await book(planId, at(4, 13));
    const later = scene.as('lin', new Date(at(4, 15)));
    const waits = (await needsOf(later)).filter(({ booking }) => booking?.id === id);
    expect(waits).toMatchObject([
      { kind: 'notHeld', subjectId: null, subjectName: 'Movers', mend: `/system/center/detail/groupOfflinePlanDetail?planId=${planId}` },
    ]);
    await run((db) => missBooking(db, later, { id, reason: 'NoShow' }), later);
    expect(await Promise.all([ada, ben].map(held))).toEqual([0, 0]);
  });

  it('that runs since yesterday waits as one', async () => {
    const planId = await create();
    await start(planId);
    const tomorrow = scene.as('lin', new Date(at(5, 12)));
    const mend = `/system/center/detail/groupOfflinePlanDetail?planId=${planId}&num=1`;
    expect((await needsOf(tomorrow)).filter((need) => need.mend === mend)).toMatchObject([
      { kind: 'unfinishedSession', subjectName: 'Movers' },
    ]);
  });

  it('follows who is in the class: who leaves is free, who joins is booked where they have time', async () => {
    await setClass([ada]);
    const planId = await create();
    const [first, second] = [await book(planId, at(9, 9)), await book(planId, at(10, 9))];
    const own = await scene.addPlan(ben, 3);
    await bookOwn(own, at(9, 9));
    await setClass([ben]);
    expect(await held(ada)).toBe(0);
    expect(await held(ben)).toBe(1);
    expect([(await detail(first.id)).childCount, (await detail(second.id)).childCount]).toEqual([0, 1]);
    await setClass([ada, ben]);
    expect([(await detail(first.id)).childCount, (await detail(second.id)).childCount]).toEqual([1, 2]);
    await run((db) => archiveSubject(db, admin(), { subjectId: ben }), admin());
    expect(await detail(second.id)).toMatchObject({ childCount: 1, state: 'scheduled', covered: true });
    expect(await held(ben)).toBe(0);
  });

  it('that nobody came to keeps no child who leaves, nor what was held for them', async () => {
    await setClass([ada, ben]);
    const { id } = await book(await create(), at(4, 13));
    const later = scene.as('maya', new Date(at(4, 15)));
    await run((db) => archiveSubject(db, later, { subjectId: ben }), later);
    expect(await Promise.all([ada, ben].map(held))).toEqual([1, 0]);
    expect(await detail(id)).toMatchObject({ childCount: 1, state: 'scheduled' });
  });

  it('is of a class alone: another plan under its name is none', async () => {
    const planId = await create();
    const own = await scene.addPlan(ada, 3);
    await expect(book(own, at(11, 9))).rejects.toEqual(refused('Trellis:NotFound'));
    await expect(bookOwn(planId, at(11, 9))).rejects.toEqual(refused('Trellis:NotFound'));
    await expect(run((db) => listOptions(db, coach(), { groupTrainingPlanId: own }))).rejects.toEqual(refused('Trellis:NotFound'));
    expect(await run((db) => listOptions(db, coach(), { groupTrainingPlanId: planId }))).toMatchObject({ durations: [30, 45, 60] });
  });
});
