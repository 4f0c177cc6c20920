import type { Message } from '@trellis/contract/messages/schemas';
import type { Classroom } from '@trellis/contract/scheduling/classrooms/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSubject, type MemberBuilt } from '../../fixtures/builders.ts';
import { atCentre } from '../../fixtures/clock.ts';
import { aClassroom, anOccurrence, aPlan, type PlanBuilt } from '../../fixtures/training-builders.ts';
import { issueToken } from '../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';

const rocket = '/api/rocketAdmin';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

let coach: MemberBuilt;
let senior: string;
let plan: PlanBuilt;
beforeEach(async () => {
  const { owner } = desk.product;
  coach = await aMember(owner, { tenant: desk.centre, roles: ['Coach'] });
  senior = await tokenOf(await aMember(owner, { tenant: desk.centre, roles: ['SeniorCoach'] }));
  plan = await aPlan(owner, { coach, subject: await aSubject(owner, { tenant: desk.centre, coach }) });
});

const tokenOf = ({ personId, membershipId }: MemberBuilt) => issueToken(desk.product.owner, personId, membershipId);
const at = (day: number, hour: number) => atCentre(desk.centre.zone, new Date(), day, hour * 60);
const clashesTold = async (token: string) =>
  (await desk.product.call<{ items: Message[] }>(token, 'GET', '/api/business/message/list', {})).body.items.filter(
    ({ kind }) => kind === 'bookingsClash',
  );
const told = async (...tokens: string[]) => (await Promise.all(tokens.map(clashesTold))).map(({ length }) => length);
const leave = (token: string, day: number) =>
  desk.product.call<{ id: string }>(token, 'POST', `${rocket}/leave`, {
    startTime: at(day, 6).toISOString(),
    endTime: at(day, 21).toISOString(),
    personId: coach.personId,
  });
const move = (occurrenceId: string, day: number) =>
  sql`update app.occurrences set starts_at = ${at(day, 9)}, ends_at = ${at(day, 10)} where id = ${occurrenceId}`.execute(
    desk.product.owner,
  );

describe('of sessions that are booked in a leave', () => {
  it('whoever leads the center is told, once it is approved, and of none where nothing is booked', async () => {
    await leave(desk.admin, 8);
    expect(await told(senior)).toEqual([0]);
    await anOccurrence(desk.product.owner, { plan, time: at(4, 9) });
    const own = await tokenOf(coach);
    const { body } = await leave(own, 4);
    expect(await told(senior)).toEqual([0]);
    const { rows } = await sql<{ stamp: string }>`select concurrency_stamp as stamp from app.leaves where id = ${body.id}`.execute(
      desk.product.owner,
    );
    const answer = { concurrencyStamp: rows[0]?.stamp, isApproved: true };
    expect((await desk.product.call(desk.admin, 'POST', `${rocket}/leave/${body.id}/answer`, answer)).status).toBe(200);
    // who approved it and whose it is know
    expect(await told(desk.admin, own, senior)).toEqual([0, 0, 1]);
    const [message] = await clashesTold(senior);
    expect(message?.title).toBe(`Booked all the same: ${coach.name} is on leave`);
    expect(message?.content).toContain('Bookings that clash with it: 1.');
  });

  it('the message withdraws itself once the last of them is moved, or the leave is', async () => {
    const { owner } = desk.product;
    const bookings = [await anOccurrence(owner, { plan, time: at(4, 9) }), await anOccurrence(owner, { plan, time: at(4, 11) })];
    await leave(desk.admin, 4);
    expect(await told(senior)).toEqual([1]);
    await move(bookings[0]?.occurrenceId ?? '', 6);
    expect(await told(senior)).toEqual([1]);
    await move(bookings[1]?.occurrenceId ?? '', 7);
    expect(await told(senior)).toEqual([0]);

    await anOccurrence(owner, { plan, time: at(10, 9) });
    const { body } = await leave(desk.admin, 10);
    expect(await told(senior)).toEqual([1]);
    expect((await desk.product.call(desk.admin, 'DELETE', `${rocket}/leave/${body.id}`, {})).status).toBe(200);
    expect(await told(senior)).toEqual([0]);
  });
});

it('of sessions in a classroom that is closed their coach is told too, until it is open again', async () => {
  const { owner } = desk.product;
  const { classroomId } = await aClassroom(owner, { tenant: desk.centre });
  const { occurrenceId } = await anOccurrence(owner, { plan, time: at(5, 9) });
  await sql`update app.occurrences set classroom_id = ${classroomId}, platform = 'Web' where id = ${occurrenceId}`.execute(owner);
  const set = async (status: Classroom['status']) => {
    const { body } = await desk.product.call<Classroom>(desk.admin, 'GET', `${rocket}/classroom/${classroomId}`);
    const { classroomName, concurrencyStamp } = body;
    expect(
      (await desk.product.call(desk.admin, 'PUT', `${rocket}/classroom/${classroomId}`, { classroomName, status, concurrencyStamp }))
        .status,
    ).toBe(200);
  };
  const own = await tokenOf(coach);
  await set('Invalid');
  expect(await told(desk.admin, own, senior)).toEqual([0, 1, 1]);
  await set('Invalid');
  expect(await told(own)).toEqual([1]);
  await set('Effective');
  expect(await told(own, senior)).toEqual([0, 0]);
});
