import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const aCoach = () => aMember(desk.product.owner, { tenant: desk.centre, roles: ['Coach'] });
const timeAt = (day: number, hour: number) => atCentre(desk.centre.zone, new Date(), day, hour * 60);
const path = (id: string) => `/api/rocketAdmin/schedule/${id}/substitute`;
const give = (id: string, to: MemberBuilt, wholeDay = false) =>
  desk.product.call<{ count: number }>(desk.admin, 'POST', path(id), { toUserId: to.personId, wholeDay });
const options = async (id: string) =>
  (
    await desk.product.call<{ ofDay: number; coaches: { id: string; isFree: boolean; isFreeForDay: boolean }[] }>(
      desk.admin,
      'GET',
      path(id),
    )
  ).body;

async function aDay(coach: MemberBuilt, hours: readonly [number, number][]) {
  const subject = await aSubject(desk.product.owner, { tenant: desk.centre, coach });
  const plan = await aPlan(desk.product.owner, { subject, coach });
  const booked = [];
  for (const [day, hour] of hours) booked.push(await anOccurrence(desk.product.owner, { plan, time: timeAt(day, hour) }));
  return { plan, subject, ids: booked.map(({ occurrenceId }) => occurrenceId) };
}

const coachesOf = async (ids: readonly string[]) => {
  const rows = await desk.product.owner.selectFrom('app.occurrences').select(['id', 'coach_id']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.coach_id);
};
const heldBy = async (id: string) => {
  const rows = desk.product.owner.selectFrom('app.holds').select('resource_id').where('occurrence_id', '=', id).where('kind', '=', 'coach');
  return (await rows.execute()).map(({ resource_id }) => resource_id);
};
const lettersTo = (coach: MemberBuilt) =>
  desk.product.owner.selectFrom('jobs.letters').select(['template', 'data']).where('recipient', '=', coach.email).execute();

describe('a substitute', () => {
  it('takes one session over, with its time; both are told, and the plan knows', async () => {
    const [coach, to] = [await aCoach(), await aCoach()];
    const { plan, subject, ids } = await aDay(coach, [
      [1, 9],
      [1, 11],
    ]);
    const [first = '', second = ''] = ids;
    expect((await give(first, to)).body).toEqual({ count: 1 });
    expect(await coachesOf([first, second])).toEqual([to.personId, coach.personId]);
    expect(await heldBy(first)).toEqual([to.personId]);
    const [[taken], [given]] = [await lettersTo(to), await lettersTo(coach)];
    expect([taken?.template, given?.template]).toEqual(['sessionsTaken', 'sessionsGiven']);
    expect(JSON.stringify(taken?.data)).toContain(subject.name);
    const events = await desk.product.owner
      .selectFrom('app.plan_events')
      .select(['event', 'num', 'booked_for'])
      .where('plan_id', '=', plan.planId)
      .execute();
    expect(events).toContainEqual({ event: 'coachChanged', num: 1, booked_for: expect.any(Date) });
  });

  it('takes the rest of a day over, and no other day', async () => {
    const [coach, to] = [await aCoach(), await aCoach()];
    const { ids } = await aDay(coach, [
      [2, 9],
      [2, 11],
      [3, 9],
    ]);
    expect((await options(ids[0] ?? '')).ofDay).toBe(2);
    expect((await give(ids[0] ?? '', to, true)).body).toEqual({ count: 2 });
    expect(await coachesOf(ids)).toEqual([to.personId, to.personId, coach.personId]);
  });

  it('takes nothing where something of it clashes, and is not offered as free', async () => {
    const [coach, to] = [await aCoach(), await aCoach()];
    const { ids } = await aDay(coach, [
      [4, 9],
      [4, 14],
    ]);
    await aDay(to, [[4, 14]]);
    const [first = ''] = ids;
    expect((await options(first)).coaches.find(({ id }) => id === to.personId)).toMatchObject({ isFree: true, isFreeForDay: false });
    const refused = await give(first, to, true);
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:ScheduleClash']);
    expect(await coachesOf(ids)).toEqual([coach.personId, coach.personId]);
    expect(await lettersTo(to)).toEqual([]);
    expect((await give(first, to)).status).toBe(200);
  });

  it('is a coach of the center, and another one', async () => {
    const coach = await aCoach();
    const { ids } = await aDay(coach, [[5, 9]]);
    expect((await give(ids[0] ?? '', coach)).status).toBe(400);
    expect((await give(ids[0] ?? '', desk.elsewhere.coach)).status).toBe(404);
  });

  it('takes nothing that is over', async () => {
    const [coach, to] = [await aCoach(), await aCoach()];
    const { ids } = await aDay(coach, [[6, 9]]);
    const [starts_at, ends_at] = [timeAt(-1, 9), timeAt(-1, 10)];
    await desk.product.owner.updateTable('app.occurrences').set({ starts_at, ends_at }).where('id', 'in', ids).execute();
    expect((await give(ids[0] ?? '', to)).error.code).toBe('RocketSystem:AlreadyStarted');
  });
});
