import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffKey } from '../../fixtures/demo-people.ts';
import { noon, openScene, type Scene } from '../../testing/scene.ts';
import { classesOf, sellClasses } from '../credits/public.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { findSchedule, listCalendar, listOptions } from './list-calendar.ts';
import { coverUpcoming, finishOccurrence, openOccurrence } from './public.ts';
import { describeToday } from './today.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.drop());

type Booking = Parameters<typeof createSchedule>[2];

const lin = () => scene.as('lin');
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2031, 5, day, hour + 4, minute)).toISOString();

function book(userOfflinePlanId: string, time: string, changes: Partial<Booking> = {}) {
  const booking: Booking = {
    userOfflinePlanId,
    time,
    trainerId: scene.cast.personId('lin'),
    duration: 60,
    platform: 'Web',
    classroomId: null,
    notice: [],
    ...changes,
  };
  return scene.run(lin(), (db) => createSchedule(db, lin(), booking));
}

const coach = (key: StaffKey) => ({ trainerId: scene.cast.personId(key) });
const cancel = (id: string) => scene.run(scene.as('maya'), (db) => cancelSchedule(db, scene.as('maya'), { id }));
const detail = (id: string) => scene.run(lin(), (db) => findSchedule(db, lin(), { id }));
const classes = (subjectId: string) => scene.run(lin(), (db) => classesOf(db, subjectId));

async function childWithPlan(name: string, sold = 0, sessions = 10) {
  const subjectId = await scene.addChild(name);
  const planId = await scene.addPlan(subjectId, sessions);
  if (sold > 0) await sell(subjectId, sold);
  return { subjectId, planId };
}

async function sell(subjectId: string, total: number, covers = false): Promise<void> {
  const caller = scene.as('maya');
  await scene.run(caller, async (db) => {
    const contract = {
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      contract_type: 'First',
      purpose: 'Training',
      signed_on: '2031-01-01',
      amount: 0,
      total_class: total,
    };
    const { id } = await db.insertInto('app.user_contracts').values(contract).returning('id').executeTakeFirstOrThrow();
    await sellClasses(db, caller, { contractId: id, subjectId, purpose: 'Training', classes: total });
    if (covers) await coverUpcoming(db, caller, subjectId);
  });
}

const renew = (subjectId: string, total: number) => sell(subjectId, total, true);

describe('scheduling a session', () => {
  it('holds a class while there is one; beyond that it is booked, not covered', async () => {
    const { subjectId, planId } = await childWithPlan('Nils', 1);
    const [first, second] = [await book(planId, at(5, 9)), await book(planId, at(6, 9), { platform: 'App' })];
    expect([first.covered, second.covered]).toEqual([true, false]);
    expect(await detail(second.id)).toMatchObject({ userOfflinePlanId: planId, platform: 'App' });
    expect(await detail(first.id)).toMatchObject({
      userOfflinePlanId: planId,
      platform: 'Web',
      subjectName: 'Nils',
      trainerName: 'Lin Wei',
      time: at(5, 9),
      endTime: at(5, 10),
      duration: 60,
      state: 'scheduled',
      covered: true,
    });
    expect(await classes(subjectId)).toEqual({ available: 0, held: 1, consumed: 0 });
  });

  it("names coach, child and classroom at once when all are taken, with times on the centre's clock", async () => {
    const { planId } = await childWithPlan('Elsa');
    const room = await scene.addRoom('Blue room');
    await book(planId, at(7, 9), { classroomId: room });
    const again = book(planId, at(7, 9, 30), { classroomId: room });
    await expect(again).rejects.toMatchObject({
      code: 'RocketSystem:ScheduleClash',
      detail: {
        data: {
          clashes: 'coach Lin Wei 09:00–10:00; child Elsa 09:00–10:00; classroom Blue room 09:00–10:00',
          list: [
            { kind: 'coach', name: 'Lin Wei', from: at(7, 9), to: at(7, 10) },
            { kind: 'child', name: 'Elsa', from: at(7, 9), to: at(7, 10) },
            { kind: 'classroom', name: 'Blue room', from: at(7, 9), to: at(7, 10) },
          ],
        },
      },
    });
    await expect(book(planId, at(7, 10), { classroomId: room })).resolves.toBeDefined();
  });

  it('gives a room to one of fifty who want it at the same moment, and names it to the others', async () => {
    const room = await scene.addRoom('Only room');
    const plans = await Promise.all(Array.from({ length: 50 }, (_, index) => childWithPlan(`Twin ${index}`)));
    const coaches = await insertCoaches(50);
    const results = await Promise.allSettled(
      plans.map(({ planId }, index) => book(planId, at(8, 14), { classroomId: room, trainerId: coaches[index] })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: 'RocketSystem:ScheduleClash',
        detail: { data: { list: [{ kind: 'classroom', name: 'Only room' }] } },
      });
  });

  it('refuses times off the steps, at night and in the past, and durations that the centre does not offer', async () => {
    const { planId } = await childWithPlan('Tuva');
    for (const time of [at(9, 10, 3), at(9, 5, 55), at(9, 21), at(4, 11, 55)]) {
      await expect(book(planId, time)).rejects.toMatchObject({ code: 'RocketSystem:TimeNotAllowed' });
    }
    await expect(book(planId, at(9, 10), { duration: 50 })).rejects.toMatchObject({
      code: 'Trellis:InvalidInput',
      detail: { members: ['duration'] },
    });
  });

  it('offers classrooms in use to sessions in the centre only', async () => {
    const { planId } = await childWithPlan('Liv');
    const [open, closed] = [await scene.addRoom('Green room'), await scene.addRoom('Old room', 'Invalid')];
    await expect(book(planId, at(10, 9), { classroomId: open, platform: 'App' })).rejects.toMatchObject({
      code: 'RocketSystem:ClassroomOnlyWeb',
    });
    await expect(book(planId, at(10, 9), { classroomId: closed })).rejects.toMatchObject({ code: 'RocketSystem:ClassroomInvalid' });
  });

  it('stops at the sessions that the plan has left', async () => {
    const { planId } = await childWithPlan('Ove', 0, 2);
    await book(planId, at(11, 9));
    const attempts = await Promise.allSettled([book(planId, at(11, 11)), book(planId, at(11, 13)), book(planId, at(11, 15))]);
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]?.reason).toMatchObject({ code: 'RocketSystem:TooManySchedules' });
  });

  it('counts a session that runs as spoken for', async () => {
    const { planId } = await childWithPlan('Eli', 0, 2);
    await scene.owner
      .updateTable('app.sessions')
      .set({ state: 'open', opened_at: noon })
      .where('plan_id', '=', planId)
      .where('num', '=', 1)
      .execute();
    await book(planId, at(14, 9));
    await expect(book(planId, at(14, 11))).rejects.toMatchObject({ code: 'RocketSystem:TooManySchedules' });
  });

  it('knows nothing of other centres', async () => {
    const { planId } = await childWithPlan('Siv');
    const oliver = scene.cast.member('oliver', 'harbour', noon);
    const { id } = await book(planId, at(12, 9));
    await expect(scene.run(oliver, (db) => findSchedule(db, oliver, { id }))).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await expect(scene.run(oliver, (db) => cancelSchedule(db, oliver, { id }))).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await expect(book(planId, at(12, 12), coach('oliver'))).rejects.toMatchObject({ code: 'Trellis:NotFound' });
  });
});

async function insertCoaches(count: number): Promise<string[]> {
  const tenantId = scene.cast.tenantId('riverside');
  const people = Array.from({ length: count }, (_, index) => ({
    email: `coach${index}@room.example`,
    name: `Coach ${index}`,
    password_hash: '-',
  }));
  const persons = await scene.owner.insertInto('identity.persons').values(people).returning('id').execute();
  const posts = persons.map(({ id }) => ({ person_id: id, tenant_id: tenantId, side: 'centre' }));
  const members = await scene.owner.insertInto('identity.memberships').values(posts).returning('id').execute();
  await scene.owner
    .insertInto('identity.membership_roles')
    .values(members.map(({ id }) => ({ membership_id: id, role: 'Coach' })))
    .execute();
  return persons.map(({ id }) => id);
}

describe('cancelling a session', () => {
  it('frees its time and returns its class, which covers the next one that waits; twice is once', async () => {
    const { subjectId, planId } = await childWithPlan('Kaja', 1);
    const [first, second] = [await book(planId, at(13, 9)), await book(planId, at(13, 11))];
    await cancel(first.id);
    await cancel(first.id);
    const onRecord = scene.owner.selectFrom('app.plan_events').select(['event', 'num', 'booked_for']).where('plan_id', '=', planId);
    expect(await onRecord.execute()).toEqual([{ event: 'bookingCancelled', num: 1, booked_for: new Date(at(13, 9)) }]);
    expect((await detail(second.id)).covered).toBe(true);
    await cancel(second.id);
    expect(await classes(subjectId)).toEqual({ available: 1, held: 0, consumed: 0 });
    await expect(detail(first.id)).rejects.toMatchObject({ code: 'Trellis:NotFound' });
    await expect(book(planId, at(13, 9))).resolves.toMatchObject({ covered: true });
  });

  it('is refused once the session has started; starting takes the nearest of today', async () => {
    const { planId } = await childWithPlan('Aud');
    const [near, far, tomorrow] = [await book(planId, at(4, 12, 30)), await book(planId, at(4, 18)), await book(planId, at(5, 12))];
    const sessionId = await scene.sessionId(planId, 1);
    const opened = await scene.run(lin(), (db) => openOccurrence(db, { planId, sessionId, now: noon, zone: lin().zone }));
    expect(opened).toBe(lin().personId);
    await expect(cancel(near.id)).rejects.toMatchObject({ code: 'RocketSystem:AlreadyStarted' });
    expect(await detail(near.id)).toMatchObject({ state: 'opened', sessionNum: 1 });
    expect(await scene.run(lin(), (db) => finishOccurrence(db, { sessionId }))).toBe(near.id);
    await cancel(far.id);
    const next = await scene.sessionId(planId, 2);
    expect(await scene.run(lin(), (db) => openOccurrence(db, { planId, sessionId: next, now: noon, zone: lin().zone }))).toBeNull();
    expect((await detail(tomorrow.id)).state).toBe('scheduled');
  });
});

it('holds exactly what its covered sessions need, however booking, cancelling and selling meet', async () => {
  const { subjectId, planId } = await childWithPlan('Una', 1, 60);
  const booked = await Promise.all(Array.from({ length: 12 }, (_, index) => book(planId, at(25, 6 + index), coach('daniel'))));
  const renewals = Array.from({ length: 4 }, () => () => renew(subjectId, 2));
  const cancellations = booked.slice(0, 8).map(
    ({ id }) =>
      () =>
        cancel(id),
  );
  const bookings = Array.from({ length: 6 }, (_, index) => () => book(planId, at(26, 6 + index), coach('daniel')));
  const mixed = [...renewals, ...cancellations, ...bookings].map((run, index) => ({ run, order: (index * 7) % 18 }));
  const results = await Promise.allSettled(mixed.sort((one, other) => one.order - other.order).map(({ run }) => run()));
  expect(results.filter((result) => result.status === 'rejected')).toEqual([]);
  const { items } = await scene.run(lin(), (db) =>
    listCalendar(db, lin(), { start: at(25, 0), end: at(27, 0), userOfflinePlanId: planId, maxResultCount: 100 }),
  );
  const { available, held } = await classes(subjectId);
  expect(items).toHaveLength(10);
  expect(items.filter((entry) => entry.covered)).toHaveLength(held);
  expect(available + held).toBe(9);
});

describe('the calendar', () => {
  it('lists a span by start, of one coach or one plan, and at most 62 days', async () => {
    const { planId } = await childWithPlan('Pia');
    const late = await book(planId, at(20, 15), coach('tom'));
    const early = await book(planId, at(20, 8), coach('sofia'));
    const list = (changes: object) =>
      scene.run(lin(), (db) => listCalendar(db, lin(), { start: at(20, 6), end: at(21, 6), maxResultCount: 100, ...changes }));
    expect((await list({ userOfflinePlanId: planId })).items.map((entry) => entry.id)).toEqual([early.id, late.id]);
    expect((await list(coach('tom'))).items.map((entry) => entry.id)).toEqual([late.id]);
    expect(await list({ maxResultCount: 1 })).toMatchObject({ items: [{ id: early.id }], totalCount: 2 });
    await book(planId, at(20, 17), coach('tom'));
    expect(await list({ ...coach('tom'), maxResultCount: 1 })).toMatchObject({ items: [{ id: late.id }], totalCount: 2 });
    await expect(list({ end: at(85, 6) })).rejects.toMatchObject({ code: 'Trellis:InvalidInput' });
  });

  it('offers coaches in force, rooms and durations', async () => {
    const options = await scene.run(lin(), (db) => listOptions(db, lin(), {}));
    expect(options.durations).toEqual([30, 45, 60]);
    expect(options.coaches.map((person) => person.name)).toContain('Tom Becker');
    expect(options.coaches.map((person) => person.name)).not.toContain('Oliver Grant');
  });

  it('offers with a coach the durations of that coach', async () => {
    await scene.owner
      .insertInto('app.coach_training_configs')
      .values({ tenant_id: lin().tenantId, person_id: scene.cast.personId('tom'), session_durations: [45] })
      .execute();
    const { coaches } = await scene.run(lin(), (db) => listOptions(db, lin(), {}));
    const offered = Object.fromEntries(coaches.map(({ name, durations }) => [name, durations]));
    expect([offered['Tom Becker'], offered['Lin Wei']]).toEqual([[45], [30, 45, 60]]);
    await scene.owner.deleteFrom('app.coach_training_configs').where('person_id', '=', scene.cast.personId('tom')).execute();
  });

  it('offers as many sessions of a plan as are neither held nor booked', async () => {
    const { planId } = await childWithPlan('Ten left');
    const left = () => scene.run(lin(), async (db) => (await listOptions(db, lin(), { userOfflinePlanId: planId })).left);
    const before = (await left()) ?? 0;
    expect(before).toBeGreaterThan(1);
    await book(planId, at(28, 10));
    expect(await left()).toBe(before - 1);
    expect((await scene.run(lin(), (db) => listOptions(db, lin(), {}))).left).toBeNull();
  });

  it('offers the durations that were chosen for a child, and takes those alone for its sessions', async () => {
    const { subjectId, planId } = await childWithPlan('Own durations', 4);
    await scene.owner
      .updateTable('app.subjects')
      .set({ session_durations: [25, 50] })
      .where('id', '=', subjectId)
      .execute();
    const options = await scene.run(lin(), (db) => listOptions(db, lin(), { subjectId }));
    expect([options.durations, ...options.coaches.map(({ durations }) => durations)]).toEqual(
      Array.from({ length: options.coaches.length + 1 }, () => [25, 50]),
    );
    const time = at(27, 10);
    await expect(book(planId, time)).rejects.toMatchObject({ detail: { members: ['duration'], data: { durations: [25, 50] } } });
    await book(planId, time, { duration: 50 });
    const stranger = '01a1fe8b-0000-7000-8000-000000000000';
    await expect(scene.run(lin(), (db) => listOptions(db, lin(), { subjectId: stranger }))).rejects.toMatchObject({
      code: 'SubjectNotFound',
    });
  });
});

it('today shows who trains whom and what needs a hand, with the page that mends it', async () => {
  const day = new Date('2031-07-15T16:00:00Z');
  const maya = scene.as('maya', day);
  const { subjectId, planId } = await childWithPlan('Runa');
  await scene.owner.updateTable('app.subjects').set({ bind_state: 'Unbound' }).where('id', '=', subjectId).execute();
  await book(planId, '2031-07-15T20:00:00Z', coach('tom'));
  const opened = new Date(day.getTime() - 4 * 3_600_000);
  await scene.owner
    .updateTable('app.sessions')
    .set({ state: 'open', opened_at: opened })
    .where('plan_id', '=', planId)
    .where('num', '=', 1)
    .execute();
  await scene.owner.insertInto('app.check_ins').values({ tenant_id: maya.tenantId, subject_id: subjectId, in_at: day }).execute();
  const today = await scene.run(maya, (db) => describeToday(db, maya, {}, () => undefined));
  expect(today.date).toBe('2031-07-15');
  expect(today.coaches[0]).toMatchObject({ name: 'Tom Becker', entries: [{ subjectName: 'Runa', covered: false }] });
  expect(today.coaches.slice(1).every((person) => person.entries.length === 0)).toBe(true);
  expect(today.checkedIn).toEqual([{ subjectId, name: 'Runa', at: day.toISOString() }]);
  const mine = today.needsHand.filter((entry) => entry.subjectId === subjectId);
  const child = `/system/center/detail/subjectDetail?id=${subjectId}`;
  expect(mine.map(({ kind, count, mend }) => ({ kind, count, mend }))).toEqual([
    { kind: 'unfinishedSession', count: null, mend: `/system/center/detail/userOfflineCourseDetail?planId=${planId}&num=1` },
    { kind: 'notCovered', count: 1, mend: `${child}&tab=contracts` },
    { kind: 'lowCredit', count: 0, mend: `${child}&tab=contracts` },
    { kind: 'notBound', count: 1, mend: child },
  ]);
  // whoever sells no classes is led to the child, and not to contracts that they do not see
  const lin = scene.as('lin', day);
  const ofCoach = (await scene.run(lin, (db) => describeToday(db, lin, {}, () => undefined))).needsHand.filter(
    (entry) => entry.subjectId === subjectId,
  );
  expect(ofCoach.filter(({ kind }) => kind === 'lowCredit').map(({ mend }) => mend)).toEqual([child]);
});

it('today has the sessions that began without a booking, with whoever trained them', async () => {
  const day = new Date('2031-07-16T16:00:00Z');
  const maya = scene.as('maya', day);
  const { subjectId, planId } = await childWithPlan('Una');
  const begin = (num: number, at: string) =>
    sql`update app.sessions set state = 'finished', opened_at = ${at}::timestamptz, finished_at = ${at}::timestamptz + interval '40 minutes'
      where plan_id = ${planId} and num = ${num}`.execute(scene.owner);
  await begin(1, '2031-07-16T15:00:00Z');
  // of the day before
  await begin(2, '2031-07-15T15:00:00Z');
  const { rows } = await sql<{ id: string }>`select id from app.sessions where plan_id = ${planId} and num = 1`.execute(scene.owner);
  const sessionId = rows[0]?.id ?? '';
  await sql`insert into app.session_subjects (tenant_id, session_id, subject_id) values (${maya.tenantId}, ${sessionId}, ${subjectId})`.execute(
    scene.owner,
  );
  await sql`insert into app.session_coaches (tenant_id, session_id, person_id, role, finished_at)
    values (${maya.tenantId}, ${sessionId}, ${coach('tom').trainerId}, 'substitute', now())`.execute(scene.owner);
  const unbooked = async () => {
    const { coaches } = await scene.run(maya, (db) => describeToday(db, maya, {}, () => undefined));
    return coaches.flatMap(({ name, unbooked: own }) => own.map((session) => [name, session]));
  };
  expect(await unbooked()).toEqual([
    [
      'Tom Becker',
      {
        sessionId,
        kind: 'one',
        planId,
        num: 1,
        name: 'Una',
        time: '2031-07-16T15:00:00.000Z',
        endTime: '2031-07-16T15:40:00.000Z',
      },
    ],
  ]);
  // a booked one stands on the line as its booking
  await sql`insert into app.occurrences (tenant_id, plan_id, session_id, coach_id, created_by, starts_at, ends_at, platform, state)
    values (${maya.tenantId}, ${planId}, ${sessionId}, ${coach('tom').trainerId}, ${maya.personId}, '2031-07-16T15:00:00Z', '2031-07-16T15:45:00Z', 'Web', 'finished')`.execute(
    scene.owner,
  );
  expect(await unbooked()).toEqual([]);
});

it("today begins with the caller's own sessions and children", async () => {
  const day = new Date('2031-07-17T16:00:00Z');
  const [anns, others] = [await childWithPlan('Ann'), await childWithPlan('Bob')];
  const { personId: sofia, tenantId } = scene.as('sofia', day);
  await scene.owner
    .updateTable('app.subjects')
    .set({ bind_state: 'Unbound' })
    .where('id', 'in', [anns.subjectId, others.subjectId])
    .execute();
  await scene.owner
    .insertInto('app.subject_coaches')
    .values({ tenant_id: tenantId, subject_id: others.subjectId, person_id: sofia })
    .execute();
  await book(anns.planId, '2031-07-17T17:00:00Z', coach('tom'));
  await book(others.planId, '2031-07-17T20:00:00Z', coach('sofia'));
  const seenBy = async (who: 'sofia' | 'maya') => {
    const { coaches, needsHand } = await scene.run(scene.as(who, day), (db) => describeToday(db, scene.as(who, day), {}, () => undefined));
    const children = new Set(needsHand.map(({ subjectId }) => subjectId));
    return { first: coaches[0]?.name, children: [...children].filter((id) => id === anns.subjectId || id === others.subjectId) };
  };
  expect(await seenBy('maya')).toEqual({ first: 'Tom Becker', children: [anns.subjectId, others.subjectId] });
  expect(await seenBy('sofia')).toEqual({ first: 'Sofía Martín', children: [others.subjectId, anns.subjectId] });
});
