import type { HandOverCounts, HandOverPreview } from '@trellis/contract/users/hand-over/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, aSubject, type MemberBuilt, type SubjectBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../../testing/staff-desk.ts';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.product.close());

const path = '/api/business/userCoach/handOver';
const aCoach = () => aMember(desk.product.owner, { tenant: desk.centre, roles: ['Coach'] });
const preview = async (coach: MemberBuilt, input: object = {}, token = desk.admin) =>
  (await desk.product.call<HandOverPreview>(token, 'POST', `${path}/preview`, { coachUserId: coach.personId, ...input })).body;
const handOver = (from: MemberBuilt, to: MemberBuilt, subjectIds?: string[]) =>
  desk.product.call<HandOverCounts>(desk.admin, 'POST', path, { coachUserId: from.personId, toUserId: to.personId, subjectIds });
const remove = (coach: MemberBuilt, input: object = {}, token = desk.admin) =>
  desk.product.call(token, 'DELETE', '/api/business/user/byTenant', {
    userId: coach.personId,
    tenantId: desk.centre.tenantId,
    ...input,
  });
const timeAt = (day: number, hour: number) => atCentre(desk.centre.zone, new Date(), day, hour * 60);
const countsOf = async (coach: MemberBuilt, input: object = {}) => {
  const { children, bookings, plans, classes } = await preview(coach, input);
  return { children, bookings, plans, classes };
};

/** A coach with two children, of whom the first has a plan and two booked sessions. */
async function aBusyCoach(hour = 9): Promise<{ coach: MemberBuilt; child: SubjectBuilt; other: SubjectBuilt }> {
  const coach = await aCoach();
  const child = await aSubject(desk.product.owner, { tenant: desk.centre, coach });
  const other = await aSubject(desk.product.owner, { tenant: desk.centre, coach });
  const plan = await aPlan(desk.product.owner, { subject: child, coach });
  await anOccurrence(desk.product.owner, { plan, time: timeAt(1, hour) });
  await anOccurrence(desk.product.owner, { plan, time: timeAt(2, hour) });
  return { coach, child, other };
}

/** A class of a coach. */
async function aClass(coach: MemberBuilt): Promise<string> {
  const { body } = await desk.product.call<{ id: string }>(desk.admin, 'POST', '/api/rocketAdmin/group', {
    name: 'Otters',
    type: 'OneToMany',
    capacity: 4,
  });
  await desk.product.call(desk.admin, 'POST', '/api/rocketAdmin/group/assignTrainers', { groupId: body.id, trainerIds: [coach.personId] });
  return body.id;
}

/** Begins what wants the time of a coach one after the other while somebody else has it, and lets them go on. */
async function heldUp<T>(coach: MemberBuilt, begin: readonly (() => Promise<T>)[]): Promise<T[]> {
  const { owner } = desk.product;
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(owner);
    return rows[0]?.count ?? 0;
  };
  const replies: Promise<T>[] = [];
  await owner.transaction().execute(async (db) => {
    const key = `${desk.centre.tenantId}:coach:${coach.personId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
    for (const each of begin) {
      replies.push(each());
      await expect.poll(waiting).toBe(replies.length);
    }
  });
  return Promise.all(replies);
}

const all = { children: 2, bookings: 2, plans: 1, classes: 0 };
const nothing = { children: 0, bookings: 0, plans: 0, classes: 0 };

describe('removing a coach', () => {
  it('gives what they have ahead to another one, in one go', async () => {
    const { coach } = await aBusyCoach();
    const to = await aCoach();
    const classId = await aClass(coach);
    expect(await countsOf(coach)).toEqual({ ...all, classes: 1 });
    expect((await preview(coach)).coaches.map(({ id }) => id)).toContain(to.personId);
    expect((await preview(coach)).coaches.map(({ id }) => id)).not.toContain(coach.personId);
    expect((await remove(coach)).error.code).toBe('RocketSystem:StaffHasSchedules');

    expect((await remove(coach, { handOverTo: to.personId })).status).toBe(200);
    expect(await countsOf(to)).toEqual({ ...all, classes: 1 });
    const left = await desk.product.owner.selectFrom('app.holds').selectAll().where('resource_id', '=', coach.personId).execute();
    expect(left).toEqual([]);
    const { body } = await desk.product.call<{ trainers: { id: string }[] }>(desk.admin, 'GET', `/api/rocketAdmin/group/${classId}`);
    expect(body.trainers.map(({ id }) => id)).toEqual([to.personId]);
  });

  it('gives nothing where a booking would clash, and names it before', async () => {
    const { coach, child } = await aBusyCoach(12);
    const to = await aCoach();
    const theirs = await aPlan(desk.product.owner, { subject: await aSubject(desk.product.owner, { tenant: desk.centre }), coach: to });
    await anOccurrence(desk.product.owner, { plan: theirs, time: new Date(timeAt(1, 12).getTime() + 1_800_000) });

    const { clashes } = await preview(coach, { toUserId: to.personId });
    expect(clashes).toEqual([
      expect.objectContaining({ time: timeAt(1, 12).toISOString(), subjectName: child.name, otherName: theirs.subject.name }),
    ]);
    const refused = await remove(coach, { handOverTo: to.personId });
    expect([refused.status, refused.error.code]).toEqual([409, 'RocketSystem:ScheduleClash']);
    expect(await countsOf(coach)).toEqual(all);
    expect((await desk.detail(coach.personId)).state).toBe('Effective');
  });

  it('gives nothing to whoever coaches nobody there', async () => {
    const { coach } = await aBusyCoach(15);
    const learner = await aMember(desk.product.owner, { tenant: desk.centre, roles: ['trainer'] });
    for (const handOverTo of [learner.personId, desk.elsewhere.coach.personId])
      expect((await remove(coach, { handOverTo })).status).toBe(404);
    expect((await remove(coach, { handOverTo: coach.personId })).status).toBe(400);
    expect(await countsOf(coach)).toEqual(all);
  });

  it.each([['before'], ['after']])('leaves no booking of theirs that is made at the same moment, %s it', async (when) => {
    const coach = await aCoach();
    const plan = await aPlan(desk.product.owner, { subject: await aSubject(desk.product.owner, { tenant: desk.centre }), coach });
    const booking = { trainerId: coach.personId, userOfflinePlanId: plan.planId, time: timeAt(1, 9), duration: 45, platform: 'App' };
    const book = () => desk.product.call(desk.admin, 'POST', '/api/rocketAdmin/schedule', booking);
    const begin = when === 'before' ? [book, () => remove(coach)] : [() => remove(coach), book];
    const replies = await heldUp(coach, begin);
    expect(replies.map(({ status }) => status)).toEqual(when === 'before' ? [200, 409] : [200, 404]);
  });

  it('is the same for the platform, which names the centre', async () => {
    const { coach } = await aBusyCoach(17);
    const to = await aCoach();
    const tenantId = desk.centre.tenantId;
    expect(await preview(coach, { tenantId, toUserId: to.personId }, desk.platform)).toMatchObject({ ...all, clashes: [] });
    expect((await remove(coach, { handOverTo: to.personId }, desk.platform)).status).toBe(200);
    expect(await countsOf(to)).toEqual(all);
  });

  it('is read by whoever of the platform puts out those who run a centre, and edits no staff', async () => {
    const { coach } = await aBusyCoach(19);
    const { product } = desk;
    const operation = await anOverseer(product.owner, { side: 'management', role: 'operation' });
    const token = await issueToken(product.owner, operation.personId, operation.membershipId);
    expect(await preview(coach, { tenantId: desk.centre.tenantId }, token)).toMatchObject({ ...all, clashes: [] });
  });
});

describe('an administrator who coaches', () => {
  it('hands over when the platform takes them off', async () => {
    const runner = await aMember(desk.product.owner, { tenant: desk.centre, roles: ['CenterAdmin'] });
    const subject = await aSubject(desk.product.owner, { tenant: desk.centre, coach: runner });
    await anOccurrence(desk.product.owner, { plan: await aPlan(desk.product.owner, { subject, coach: runner }), time: timeAt(3, 9) });
    const to = await aCoach();
    const { tenantId } = desk.centre;
    const putOut = (handOverTo?: string) =>
      desk.product.call(desk.platform, 'DELETE', '/api/business/tenant/administrators', {
        tenantId,
        membershipId: runner.membershipId,
        handOverTo,
      });
    expect((await putOut()).error.code).toBe('RocketSystem:StaffHasSchedules');
    expect((await putOut(to.personId)).status).toBe(200);
    expect(await countsOf(to)).toEqual({ children: 1, bookings: 1, plans: 1, classes: 0 });
  });
});

describe('freezing a coach', () => {
  it('leaves everything as it is, unless somebody takes it', async () => {
    const { coach } = await aBusyCoach(18);
    const to = await aCoach();
    const { tenantId } = desk.centre;
    const freeze = (operate: string, handOverTo?: string) =>
      desk.post(desk.admin, '/freezeUser', { operate, userId: coach.personId, tenantId, handOverTo });
    expect((await freeze('Freeze')).status).toBe(200);
    expect(await countsOf(coach)).toEqual(all);
    expect((await freeze('Unfreeze')).status).toBe(200);
    expect((await freeze('Freeze', to.personId)).status).toBe(200);
    expect([await countsOf(coach), await countsOf(to)]).toEqual([nothing, all]);
  });
});

describe("changing a child's coach", () => {
  it('gives the bookings and the plan of that child alone', async () => {
    const { coach, child, other } = await aBusyCoach(19);
    const to = await aCoach();
    const { subjectId } = child;
    await desk.product.call(desk.admin, 'POST', '/api/business/userCoach/assign', { userId: subjectId, coachUserIds: [to.personId] });
    expect(await countsOf(coach, { subjectIds: [subjectId] })).toEqual({ ...all, children: 0 });
    expect((await handOver(coach, to, [subjectId])).body).toEqual({ ...all, children: 0 });
    expect(await countsOf(coach)).toEqual({ ...nothing, children: 1 });
    expect(await countsOf(coach, { subjectIds: [other.subjectId] })).toEqual({ ...nothing, children: 1 });
    expect(await countsOf(to)).toEqual({ ...all, children: 1 });
  });

  it('leaves whoever is archived as they are, and what is over', async () => {
    const { coach, other } = await aBusyCoach(20);
    const to = await aCoach();
    await desk.product.call(desk.admin, 'POST', '/api/business/subject/archive', { subjectId: other.subjectId });
    expect(await countsOf(coach)).toEqual({ ...all, children: 1 });
    await handOver(coach, to);
    expect((await desk.detail(coach.personId)).assignedChildren).toBe(1);
  });

  it('is over before somebody books the same time, or after', async () => {
    const { coach } = await aBusyCoach(8);
    const to = await aCoach();
    const theirs = await aPlan(desk.product.owner, { subject: await aSubject(desk.product.owner, { tenant: desk.centre }), coach: to });
    const booking = { trainerId: to.personId, userOfflinePlanId: theirs.planId, time: timeAt(1, 8), duration: 45, platform: 'App' };
    const replies = await Promise.all([handOver(coach, to), desk.product.call(desk.admin, 'POST', '/api/rocketAdmin/schedule', booking)]);
    expect(replies.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
  });
});
