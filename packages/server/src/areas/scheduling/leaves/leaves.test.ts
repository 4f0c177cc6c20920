import type { Leave } from '@trellis/contract/scheduling/leaves/schemas';
import type { ClashingSession, ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actAs, aMember, aSubject, type MemberBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { aContract, anOccurrence, aPlan, type PlanBuilt } from '../../../fixtures/training-builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';
import { classesOf } from '../../credits/public.ts';

const base = '/api/rocketAdmin/leave';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

let coach: MemberBuilt;
let token: string;
let plan: PlanBuilt;
beforeEach(async () => {
  coach = await aCoach();
  token = await tokenOf(coach);
  plan = await aPlan(desk.product.owner, { coach, subject: await aSubject(desk.product.owner, { tenant: desk.centre, coach }) });
});

const aCoach = (role: 'Coach' | 'SeniorCoach' = 'Coach') => aMember(desk.product.owner, { tenant: desk.centre, roles: [role] });
const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(desk.product.owner, personId, membershipId);
const timeAt = (day: number, hour: number) => atCentre(desk.centre.zone, new Date(), day, hour * 60).toISOString();
const span = (day: number, from = 6, to = 21) => ({ startTime: timeAt(day, from), endTime: timeAt(day, to) });
const ask = (input: object, who = token) => desk.product.call<{ id: string; state: string }>(who, 'POST', base, input);
const list = async (who: string) => (await desk.product.call<{ items: Leave[] }>(who, 'GET', base, { maxResultCount: 100 })).body.items;
const found = async (id: string, who = desk.admin) => (await list(who)).find((leave) => leave.id === id);
const answer = async (id: string, input: object, who = desk.admin) => {
  const { concurrencyStamp } = (await found(id)) ?? { concurrencyStamp: id };
  return desk.product.call<{ bookings: number }>(who, 'POST', `${base}/${id}/answer`, { concurrencyStamp, ...input });
};
const withdraw = (id: string, who = token) => desk.product.call(who, 'DELETE', `${base}/${id}`);
const book = (time: string, who = plan) =>
  desk.product.call<{ id: string }>(desk.admin, 'POST', '/api/rocketAdmin/schedule', {
    trainerId: coach.personId,
    userOfflinePlanId: who.planId,
    time,
    duration: 45,
    platform: 'App',
  });
const lettersTo = (email: string) =>
  desk.product.owner.selectFrom('jobs.letters').select(['template', 'data']).where('recipient', '=', email).execute();

describe('a leave of a coach', () => {
  it('is asked for, seen by whoever answers, and told of both ways', async () => {
    const { body, status } = await ask({ ...span(2), reason: 'A wedding' });
    expect([status, body.state]).toEqual([200, 'Asked']);
    expect(await found(body.id)).toMatchObject({ personId: coach.personId, reason: 'A wedding', mayAnswer: true, mayWithdraw: true });
    expect((await found(body.id, token))?.mayAnswer).toBe(false);
    const asked = (await lettersTo(desk.centre.admin.email)).find(({ data }) => JSON.stringify(data).includes('A wedding'));
    expect(asked?.template).toBe('leaveAsked');
    const waiting = async () =>
      (
        await sql`select id from identity.messages where kind = 'leaveAsked' and data ->> 'leaveId' = ${body.id}`.execute(
          desk.product.owner,
        )
      ).rows.length;
    expect(await waiting()).toBeGreaterThan(0);
    expect((await answer(body.id, { isApproved: false, answer: 'We need you' })).status).toBe(200);
    // answered, it waits for nobody's answer
    expect(await waiting()).toBe(0);
    expect(await found(body.id)).toMatchObject({ state: 'Refused', answer: 'We need you', answeredBy: desk.centre.admin.name });
    expect((await lettersTo(coach.email)).map(({ template }) => template)).toEqual(['leaveRefused']);
    expect((await answer(body.id, { isApproved: true })).error.code).toBe('RocketSystem:LeaveDecided');
  });

  it('is answered by administrators, and by a senior coach but for their own; a coach sees no other’s', async () => {
    const senior = await aCoach('SeniorCoach');
    const seniorToken = await tokenOf(senior);
    const own = await ask(span(2), seniorToken);
    expect(own.body.state).toBe('Asked');
    expect((await answer(own.body.id, { isApproved: true }, seniorToken)).status).toBe(404);
    expect((await answer(own.body.id, { isApproved: true })).status).toBe(200);
    const { body } = await ask(span(2));
    expect((await answer(body.id, { isApproved: true }, token)).status).toBe(404);
    expect((await answer(body.id, { isApproved: true }, seniorToken)).status).toBe(200);
    expect((await list(token)).map(({ personId }) => personId)).toEqual([coach.personId]);
    expect((await ask({ ...span(5), personId: senior.personId })).status).toBe(404);
    expect((await withdraw(own.body.id)).status).toBe(404);
  });

  it('that is approved lets nothing new be booked in its time, names what is, and shows how else', async () => {
    const booked = await book(timeAt(3, 10));
    const leave = await ask({ ...span(3), personId: coach.personId }, desk.admin);
    expect(leave.body.state).toBe('Approved');
    const bookings = await desk.product.call<{ items: ScheduleEntry[] }>(token, 'GET', `${base}/${leave.body.id}/bookings`);
    expect(bookings.body.items.map(({ id, subjectName }) => [id, subjectName])).toEqual([[booked.body.id, plan.subject.name]]);
    expect((await found(leave.body.id))?.bookings).toBe(1);

    const refused = await book(timeAt(3, 15));
    expect(refused.error.code).toBe('RocketSystem:ScheduleClash');
    const [clashing] = refused.error.data['sessions'] as ClashingSession[];
    expect(clashing?.clashes.map(({ kind, name }) => [kind, name])).toEqual([['leave', coach.name]]);
    expect(refused.error.message).toContain(`on leave: ${coach.name}`);
    expect((await book(timeAt(4, 15))).status).toBe(200);

    const other = await aCoach();
    const path = `/api/rocketAdmin/schedule/${booked.body.id}/substitute`;
    expect((await desk.product.call(desk.admin, 'POST', path, { toUserId: other.personId, wholeDay: true })).status).toBe(200);
    expect((await found(leave.body.id))?.bookings).toBe(0);
  });

  it('that is approved makes nobody a substitute, and the database itself keeps its time', async () => {
    const other = await aCoach();
    await ask({ ...span(6), personId: other.personId }, desk.admin);
    const { body } = await book(timeAt(6, 10));
    const path = `/api/rocketAdmin/schedule/${body.id}/substitute`;
    const { coaches } = (await desk.product.call<{ coaches: { id: string; isFree: boolean }[] }>(desk.admin, 'GET', path)).body;
    expect(coaches.find(({ id }) => id === other.personId)?.isFree).toBe(false);
    const given = await desk.product.call(desk.admin, 'POST', path, { toUserId: other.personId, wholeDay: false });
    expect(given.error.code).toBe('RocketSystem:ScheduleClash');
    const behind = sql`update app.holds set resource_id = ${other.personId} where occurrence_id = ${body.id} and kind = 'coach'`;
    await expect(behind.execute(desk.product.owner)).rejects.toMatchObject({ constraint: 'holds_no_overlap' });
  });

  it('is free time again when it is withdrawn, which is not done twice', async () => {
    const { body } = await ask({ ...span(7), personId: coach.personId }, desk.admin);
    expect((await book(timeAt(7, 10))).status).toBe(409);
    expect((await withdraw(body.id)).status).toBe(200);
    expect((await withdraw(body.id)).status).toBe(200);
    expect((await book(timeAt(7, 10))).status).toBe(200);
  });

  it('is one at a time, and not of the past', async () => {
    await ask(span(8, 9, 12));
    expect((await ask(span(8, 11, 14))).error.code).toBe('RocketSystem:LeaveTaken');
    expect((await ask(span(8, 12, 14))).status).toBe(200);
    expect((await ask(span(-3))).error.code).toBe('RocketSystem:LeaveOver');
    expect((await ask({ startTime: timeAt(9, 12), endTime: timeAt(9, 9) })).error.validationErrors[0]?.members).toEqual(['endTime']);
  });

  it('is settled while somebody books: one of both is told', async () => {
    const { body } = await ask(span(10));
    const [booked] = await Promise.all([book(timeAt(10, 10)), answer(body.id, { isApproved: true })]);
    const later = await book(timeAt(10, 12));
    expect(later.status).toBe(409);
    expect((await found(body.id))?.bookings).toBe(booked.status === 200 ? 1 : 0);
  });
});

describe('a child who cannot come', () => {
  const takeLeave = (id: string, who = token) =>
    desk.product.call(who, 'POST', `/api/rocketAdmin/schedule/${id}/leave`, { comments: 'Fever' });

  it('leaves the session marked; its time is free, its class returns, and the plan says why', async () => {
    const { subject } = plan;
    await aContract(desk.product.owner, { subject, classes: 5 });
    const { occurrenceId } = await anOccurrence(desk.product.owner, { plan, time: new Date(timeAt(2, 10)) });
    const held = async () => (await actAs(desk.product.owner, coach.at(), (db) => classesOf(db, subject.subjectId))).held;
    expect(await held()).toBe(1);
    expect((await takeLeave(occurrenceId)).status).toBe(200);
    expect((await takeLeave(occurrenceId)).status).toBe(200);
    const detail = await desk.product.call<ScheduleEntry>(token, 'GET', `/api/rocketAdmin/schedule/${occurrenceId}`);
    expect(detail.body).toMatchObject({ state: 'leave', covered: false, trainerId: coach.personId });
    expect(await held()).toBe(0);
    expect((await book(timeAt(2, 10))).status).toBe(200);
    const events = await desk.product.owner
      .selectFrom('app.plan_events')
      .select(['event', 'num', 'booked_for', 'reasons'])
      .where('plan_id', '=', plan.planId)
      .execute();
    expect(events).toContainEqual({ event: 'leaveRequested', num: 1, booked_for: new Date(timeAt(2, 10)), reasons: ['Fever'] });
  });

  it('is noted by whose session it is and by whoever looks after the center, before it begins', async () => {
    const { occurrenceId } = await anOccurrence(desk.product.owner, { plan, time: new Date(timeAt(2, 12)) });
    expect((await takeLeave(occurrenceId, await tokenOf(await aCoach()))).error.code).toBe('RocketSystem:BookingOfAnother');
    await sql`update app.occurrences set starts_at = now() - interval '5 minutes', ends_at = now() + interval '40 minutes' where id = ${occurrenceId}`.execute(
      desk.product.owner,
    );
    expect((await takeLeave(occurrenceId)).error.code).toBe('RocketSystem:LeaveOver');
  });
});
