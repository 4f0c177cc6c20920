import type { RecordImport } from '@trellis/contract/imports/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { aClassroom, aContract, aGroupPlan, aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../../testing/http.ts';
import { sendFile } from '../../../testing/uploads.ts';

const base = '/api/business/import/schedule';
let product: TestProduct;
let centre: CentreBuilt;
let token: string;
let coach: MemberBuilt;
let ana: { subjectId: string; planId: string };
let otto: { subjectId: string; planId: string };
let day = 0;
/** A day of its own for each test: nothing of another one is in the way. */
const on = (after = 0) => new Date(Date.UTC(2031, 0, day * 3 + after)).toISOString().slice(0, 10);

beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner);
  token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  ({ coach } = centre);
  const withPlan = async (firstName: string, lastName: string) => {
    const subject = await aSubject(product.owner, { tenant: centre, firstName, lastName });
    const { planId } = await aPlan(product.owner, { subject, coach });
    return { subjectId: subject.subjectId, planId };
  };
  ana = await withPlan('Ana', 'Silva');
  otto = await withPlan('Otto', 'Holm');
  await product.owner.updateTable('app.subjects').set({ outpatient_number: 'N-1' }).where('id', '=', ana.subjectId).execute();
  await aSubject(product.owner, { tenant: centre, firstName: 'No', lastName: 'Plan' });
  await aClassroom(product.owner, { tenant: centre, name: 'Blue room' });
});
afterAll(() => product.close());
beforeEach(() => {
  day += 1;
});

const upload = (rows: readonly string[], { by = token, header = head } = {}): Promise<Reply<RecordImport>> =>
  sendFile(product, `${base}/file`, { content: [header, ...rows].join('\n'), name: 'sessions.csv', token: by });

interface Preview {
  items: { number: number; faults: { field: string; message: string }[]; warnings: { field: string; message: string }[] }[];
  valid: number;
  faulty: number;
  warned: number;
}
const head = 'Child,Clinic number,Class,Coach,Date,Start,End,Minutes,Place,Classroom';
const preview = async (id: string, by = token) =>
  (await product.call<Preview>(by, 'GET', `${base}/${id}/row`, { maxResultCount: 100 })).body;
const run = (id: string, rows: number, by = token) =>
  product.call<{ imported: number; skipped: number }>(by, 'POST', `${base}/${id}/run`, { rows });
const faultsOf = async (...rows: string[]) => {
  const { body } = await upload(rows);
  const { items } = await preview(body.id);
  return items.map(({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`));
};
async function imported(...rows: string[]): Promise<string> {
  const { body } = await upload(rows);
  expect((await run(body.id, rows.length)).body).toEqual({ imported: rows.length, skipped: 0 });
  return body.id;
}
const row = (given: {
  child?: string;
  class?: string;
  by?: string;
  day?: string;
  start?: string;
  minutes?: string;
  place?: string;
  room?: string;
}) =>
  [
    given.child ?? 'Ana Silva',
    '',
    given.class ?? '',
    given.by ?? coach.name,
    given.day ?? on(),
    given.start ?? '10:00',
    '',
    given.minutes ?? '60',
    given.place ?? '',
    given.room ?? '',
  ].join(',');
/** The center's clock in winter: five hours behind. */
const at = (date: string, hour: number) => `${date}T${String(hour + 5).padStart(2, '0')}:00:00.000Z`;
const byHand = (time: string, changes: object = {}) =>
  product.call<{ id: string }>(token, 'POST', '/api/rocketAdmin/schedule', {
    userOfflinePlanId: ana.planId,
    trainerId: coach.personId,
    time,
    duration: 60,
    platform: 'Web',
    classroomId: null,
    ...changes,
  });
const calendar = async (date: string) =>
  (
    await product.call<{ items: Record<string, unknown>[] }>(token, 'GET', '/api/rocketAdmin/schedule/calendarList', {
      start: `${date}T00:00:00Z`,
      end: `${date}T23:59:00Z`,
    })
  ).body.items;

describe('sessions to come', () => {
  it("come in by the center's clock, with coach, room and length, as if they were booked by hand", async () => {
    await imported(
      `Ana Silva,N-1,,${coach.name},${on()},14:30,15:15,,In the center (Web),Blue room`,
      `Otto Holm,,,${coach.email},${on()},9 am,,60,online,`,
    );
    expect(await calendar(on())).toMatchObject([
      { subjectName: 'Otto Holm', time: at(on(), 9), duration: 60, platform: 'App', classroomName: null, trainerName: coach.name },
      {
        subjectName: 'Ana Silva',
        time: `${on()}T19:30:00.000Z`,
        duration: 45,
        platform: 'Web',
        classroomName: 'Blue room',
        state: 'scheduled',
      },
    ]);
    const { rows } = await sql<{ notices: unknown; kinds: string[] }>`
      select notices, array(select kind from app.holds where occurrence_id = o.id order by kind) as kinds from app.occurrences o
      where plan_id = ${ana.planId} and starts_at = ${`${on()}T19:30:00Z`}`.execute(product.owner);
    expect(rows).toEqual([
      {
        notices: [
          { hour: 24, noticeParent: true, noticeTrainer: true },
          { hour: 1, noticeParent: false, noticeTrainer: false },
        ],
        kinds: ['child', 'classroom', 'coach'],
      },
    ]);
  });

  it('come in once: the same file again has nothing to import, nor has a row that is there twice', async () => {
    const rows = [row({}), row({ start: '12:00' })];
    await imported(...rows);
    const { body } = await upload(rows);
    expect(await preview(body.id)).toMatchObject({
      valid: 0,
      items: [{ faults: [{ message: 'This session is booked already.' }] }, { faults: [{}] }],
    });
    expect(await faultsOf(row({ day: on(1) }), row({ day: on(1) }))).toEqual([[], ['startTime: Row 2 has the same session.']]);
  });

  it('are of a child or of a class, who are known here and have a plan that goes on', async () => {
    expect(
      await faultsOf(
        row({ child: 'No Body' }),
        row({ child: 'No Plan' }),
        row({ child: '', class: 'Nowhere' }),
        row({ class: 'Nowhere' }),
        row({ child: '' }),
      ),
    ).toEqual([
      ['child: No child of this center is called “No Body”.'],
      ['child: This child has no plan that goes on. A session is scheduled of a plan.'],
      ['classGroup: No class of this center is called “Nowhere”.'],
      ['classGroup: A session is of a child or of a class, not of both.'],
      ['child: This is missing.'],
    ]);
  });

  it('have a coach and a room of the center, on a day, at a time and of a length that it offers', async () => {
    const room = await aClassroom(product.owner, { tenant: centre, name: 'Old room' });
    await product.owner.updateTable('app.classrooms').set({ state: 'Invalid' }).where('id', '=', room.classroomId).execute();
    const outsider = await aMember(product.owner, {});
    expect(
      await faultsOf(
        row({ by: outsider.name }),
        row({ room: 'Old room' }),
        row({ room: 'Blue room', place: 'Online (App)' }),
        row({ day: '2031-02-30' }),
        row({ start: '25:00' }),
        row({ start: '10:03' }),
        row({ start: '21:00' }),
        row({ minutes: '50' }),
        row({ minutes: '' }),
        row({ day: '2020-03-02' }),
      ),
    ).toEqual([
      [`coach: “${outsider.name}” is no coach of this center.`],
      ['classroom: No classroom in use is called “Old room”.'],
      ['classroom: A classroom is only for sessions in the center (Web).'],
      ['day: “2031-02-30” is not a date. Write it like 2019-03-31.'],
      ['startTime: “25:00” is not a time of day. Write it like 14:30.'],
      ['startTime: Sessions start in 5-minute steps between 6:00 and 20:55, not in the past.'],
      ['startTime: Sessions start in 5-minute steps between 6:00 and 20:55, not in the past.'],
      ['duration: A session may last 30, 45, 60 minutes.'],
      ['duration: This is missing.'],
      ['day: This time is over. Only sessions to come can be imported.'],
    ]);
    expect(await faultsOf(`Ana Silva,,,${coach.name},${on()},10:00,11:00,45,,`)).toEqual([
      ['endTime: From start to end it is 60 minutes, not 45.'],
    ]);
  });

  it('name what is taken already, by whom and when: child, coach, room, and a coach on leave', async () => {
    const { body } = await product.call<{ items: { id: string; classroomName: string }[] }>(token, 'GET', '/api/rocketAdmin/classroom', {});
    const classroomId = body.items.find(({ classroomName }) => classroomName === 'Blue room')?.id ?? null;
    expect((await byHand(at(on(), 10), { classroomId })).status).toBe(200);
    const other = await aMember(product.owner, { tenant: centre });
    await sql`insert into app.leaves (tenant_id, person_id, starts_at, ends_at, state, asked_by, answered_at)
      values (${centre.tenantId}, ${other.personId}, ${at(on(1), 6)}, ${at(on(1), 18)}, 'Approved', ${other.personId}, now())`.execute(
      product.owner,
    );
    const taken = (what: string) => `This time is already taken: ${what}`;
    expect(
      await faultsOf(
        row({ child: 'Otto Holm', start: '10:30' }),
        row({ by: other.name, start: '10:30' }),
        row({ child: 'Otto Holm', by: other.name, start: '9:30', room: 'Blue room' }),
        row({ child: 'Otto Holm', by: other.name, day: on(1) }),
        row({ child: 'Otto Holm', start: '11:00' }),
      ),
    ).toEqual([
      [`coach: ${taken(`coach ${coach.name} 10:00–11:00`)}`],
      [`child: ${taken('child Ana Silva 10:00–11:00')}`],
      [`classroom: ${taken('classroom Blue room 10:00–11:00')}`],
      [`coach: ${taken(`on leave: ${other.name} 06:00–18:00`)}`],
      [],
    ]);
  });

  it('name the row of the file that takes the same coach, child or room', async () => {
    const other = await aMember(product.owner, { tenant: centre });
    expect(
      await faultsOf(
        row({ room: 'Blue room' }),
        row({ child: 'Otto Holm', start: '10:30' }),
        row({ by: other.name, start: '9:30' }),
        row({ child: 'Otto Holm', by: other.name, start: '10:55', room: 'Blue room', minutes: '30' }),
        row({ child: 'Otto Holm', start: '11:00' }),
      ),
    ).toEqual([
      [],
      ['coach: Row 2 takes the coach at this time, 10:00 to 11:00.'],
      ['child: Row 2 takes the child at this time, 10:00 to 11:00.'],
      ['classroom: Row 2 takes the classroom at this time, 10:00 to 11:00.'],
      [],
    ]);
  });

  it('are no more than the plan has left, and than the center allows a child a day', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, firstName: 'Few', lastName: 'Left' });
    const { planId } = await aPlan(product.owner, { subject, coach });
    await sql`update app.sessions set state = 'finished', opened_at = now(), finished_at = now() where plan_id = ${planId} and num > 3`.execute(
      product.owner,
    );
    expect((await byHand(at(on(), 8), { userOfflinePlanId: planId })).status).toBe(200);
    const few = (start: string, date = on(1)) => row({ child: 'Few Left', start, day: date });
    expect(await faultsOf(few('10:00'), few('12:00'), few('14:00'))).toEqual([
      [],
      [],
      ['child: The plan has 3 sessions left, and 3 of them are scheduled already.'],
    ]);
    await sql`update app.centre_settings set sessions_per_day = 2 where tenant_id = ${centre.tenantId}`.execute(product.owner);
    expect(await faultsOf(few('10:00', on()), few('12:00', on()))).toEqual([
      [],
      ['day: The center allows a child 2 sessions a day, and Few Left has that many already.'],
    ]);
    await sql`update app.centre_settings set sessions_per_day = null where tenant_id = ${centre.tenantId}`.execute(product.owner);
  });

  it('hold what a contract has, the next sessions first; where none is left it is a warning', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, firstName: 'Two', lastName: 'Left' });
    await aPlan(product.owner, { subject, coach });
    await aContract(product.owner, { subject, seller: centre.admin, classes: 2 });
    const two = (start: string) => row({ child: 'Two Left', start });
    const { body } = await upload([two('15:00'), two('10:00'), two('12:00')]);
    expect(await preview(body.id)).toMatchObject({
      valid: 3,
      warned: 1,
      items: [
        { warnings: [{ field: 'child', message: 'No contract covers this session yet: none of its sessions is free.' }] },
        { warnings: [] },
        { warnings: [] },
      ],
    });
    expect((await run(body.id, 3)).status).toBe(200);
    expect((await calendar(on())).map(({ covered }) => covered)).toEqual([true, true, false]);
    const { rows } = await sql<{ bucket: string; balance: number }>`
      select bucket, balance from app.credit_accounts where subject_id = ${subject.subjectId} and bucket in ('available', 'held') order by bucket`.execute(
      product.owner,
    );
    expect(rows).toEqual([
      { bucket: 'available', balance: 0 },
      { bucket: 'held', balance: 2 },
    ]);
  });

  it('of a class are one booking for all who are in it', async () => {
    const subject = await aSubject(product.owner, { tenant: centre, firstName: 'In', lastName: 'Class' });
    const teacher = await aMember(product.owner, { tenant: centre });
    await aGroupPlan(product.owner, { subject, coach: teacher, name: 'Owls' });
    await imported(row({ child: '', class: 'owls', by: teacher.name }));
    expect(await calendar(on())).toMatchObject([
      { subjectName: 'Owls', childCount: 1, trainerName: teacher.name, userOfflinePlanId: null },
    ]);
  });

  it('are brought in by whoever schedules, and by nobody else', async () => {
    const reader = await aMember(product.owner, { tenant: centre, roles: ['Finance'] as never });
    const readerToken = await issueToken(product.owner, reader.personId, reader.membershipId);
    expect((await upload([row({})], { by: readerToken })).status).toBe(403);
    const coachToken = await issueToken(product.owner, coach.personId, coach.membershipId);
    const { status, body } = await upload([row({})], { by: coachToken });
    expect(status).toBe(200);
    // whoever schedules does not bring in contracts
    expect((await product.call(coachToken, 'GET', '/api/business/import/contracts/finished')).status).toBe(403);
    expect((await product.call(token, 'GET', `${base}/${body.id}`)).status).toBe(404);
  });
});

describe('at the same moment', () => {
  const races = 5;
  it('two imports of the same hours book them once', async () => {
    for (let index = 0; index < races; index += 1) {
      const rows = [row({ start: '8:00', day: on(0) }), row({ child: 'Otto Holm', start: '9:00', day: on(0) })];
      const [one, other] = [await upload(rows), await upload(rows)];
      const replies = await Promise.all([run(one.body.id, 2), run(other.body.id, 2)]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('Trellis:ImportChanged');
      expect(await calendar(on())).toHaveLength(2);
      await sql`update app.occurrences set state = 'cancelled' where plan_id in (${ana.planId}, ${otto.planId})`.execute(product.owner);
      await sql`delete from app.holds where occurrence_id in (select id from app.occurrences where plan_id in (${ana.planId}, ${otto.planId}))`.execute(
        product.owner,
      );
    }
  });

  it('an import and a booking by hand of the same hour book it once', async () => {
    for (let index = 0; index < races; index += 1) {
      const { body } = await upload([row({ child: 'Otto Holm' })]);
      const replies = await Promise.all([run(body.id, 1), byHand(at(on(), 10))]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(await calendar(on())).toHaveLength(1);
      day += 1;
    }
  });
});
