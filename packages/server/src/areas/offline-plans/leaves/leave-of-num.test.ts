import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { coach, openSessionDesk, planId, refused, run, scene, sell, start, subjectId } from '../../../testing/session-desk.ts';
import { coverUpcoming } from '../../scheduling/public.ts';
import { listSessions } from '../list-plans.ts';
import { leaveOfNum, listLeavesOfPlan } from './leave-of-num.ts';

openSessionDesk();

let bookings: string[];
beforeEach(async () => {
  await sell(5);
  // what other tests booked
  await sql`update app.holds set during = 'empty'`.execute(scene.owner);
  const days = [1, 2, 3].map((day) => new Date(coach.now.getTime() + day * 86_400_000));
  bookings = [];
  for (const day of days) bookings.push(await scene.addOccurrence(planId, subjectId, day));
  // scenes book with nobody; only their coach says so
  await sql`update app.occurrences set coach_id = ${coach.personId} where plan_id = ${planId}`.execute(scene.owner);
  await run((db) => coverUpcoming(db, coach, subjectId));
});

const states = async () => {
  const { rows } = await sql<{ id: string; state: string }>`select id, state from app.occurrences where plan_id = ${planId}`.execute(
    scene.owner,
  );
  return bookings.map((id) => rows.find((row) => row.id === id)?.state);
};
const say = (num: number, flag: 'RequestForLeave' | 'Absent', comments?: string, now = coach.now) =>
  run((db) => leaveOfNum(db, { ...coach, now }, { userOfflinePlanId: planId, num, flag, comments }));
/** How many days after the scene's noon. */
const daysFrom = (time: string) => Math.round((Date.parse(time) - coach.now.getTime()) / 86_400_000);
const records = async () =>
  (await run((db) => listLeavesOfPlan(db, coach, { userOfflinePlanId: planId, skipCount: 0, maxResultCount: 10 }))).items.map(
    ({ planEvent, num, bookedFor, reason }) => ({ planEvent, num, day: bookedFor && daysFrom(bookedFor), reason }),
  );

describe('a child that does not come to a numbered session', () => {
  it('asks for leave from the booking that it would be held at, and those after it move up', async () => {
    await say(2, 'RequestForLeave', 'Chickenpox');
    expect(await states()).toEqual(['scheduled', 'leave', 'scheduled']);
    await say(2, 'RequestForLeave');
    expect(await states()).toEqual(['scheduled', 'leave', 'leave']);
    expect(await records()).toEqual([
      { planEvent: 'leaveRequested', num: 2, day: 3, reason: [] },
      { planEvent: 'leaveRequested', num: 2, day: 2, reason: ['Chickenpox'] },
    ]);
  });

  it('was absent once its time has come, by the rule of missed bookings', async () => {
    await expect(say(1, 'Absent')).rejects.toEqual(refused('RocketSystem:NotMissedYet'));
    await say(1, 'Absent', 'Nobody opened', new Date(coach.now.getTime() + 25 * 3_600_000));
    expect((await states())[0]).toBe('missed');
    expect(await records()).toEqual([{ planEvent: 'missed', num: 1, day: 1, reason: ['NoShow', 'Nobody opened'] }]);
  });

  it('finds when each session is booked in the list of them, which moves up with a leave', async () => {
    const booked = async () =>
      (await run((db) => listSessions(db, coach, { userOfflinePlanId: planId, skipCount: 1, maxResultCount: 3 }))).items.map(
        ({ num, bookedFor }) => [num, bookedFor && daysFrom(bookedFor)],
      );
    expect(await booked()).toEqual([
      [2, 2],
      [3, 3],
      [4, null],
    ]);
    await say(1, 'RequestForLeave');
    expect(await booked()).toEqual([
      [2, 3],
      [3, null],
      [4, null],
    ]);
  });

  it('is not said of a session that has begun, is not booked or is not there', async () => {
    await expect(say(4, 'RequestForLeave')).rejects.toEqual(refused('Trellis:NotFound'));
    await expect(say(99, 'RequestForLeave')).rejects.toEqual(refused('Trellis:NotFound'));
    await start();
    await expect(say(1, 'RequestForLeave')).rejects.toEqual(refused('RocketSystem:AlreadyStarted'));
    expect(await records()).toEqual([]);
  });
});
