import { dateIn } from '@trellis/contract/scheduling/rules';
import { daysOfFamily } from '@trellis/contract/wellbeing/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubject, type SubjectBuilt } from '../../fixtures/builders.ts';
import { aTemplateOfWeeks } from '../../fixtures/wellbeing-builders.ts';
import { issueGuestToken } from '../../testing/http.ts';
import { openStaffDesk, type StaffDesk } from '../../testing/staff-desk.ts';

interface Listed {
  items: { id: string; day: string; enteredBy: string | null; isByGuardian: boolean; concurrencyStamp: string }[];
  totalCount: number;
}
interface PlanInfo {
  goal: { id: string; fromDay: string; hours?: number; concurrencyStamp: string } | null;
  goals: { id: string; fromDay: string; concurrencyStamp: string }[];
  weeks: Record<string, unknown>[];
}

const night = { bedTime: '20:30', asleepTime: '21:00', wokeTime: '06:30', wakings: 1, quality: 4 };
const food = { meals: 4, vegetables: 3, water: 5, sugar: 1 };
const ride = { activity: 'Cycling', minutes: 40, intensity: 'Moderate' };

let desk: StaffDesk;
let child: SubjectBuilt;
let today: string;
let days: string[];
beforeAll(async () => {
  desk = await openStaffDesk();
  today = dateIn(desk.centre.zone, new Date().toISOString());
  days = daysOfFamily(today);
});
afterAll(() => desk.product.close());
beforeEach(async () => {
  child = await aSubject(desk.product.owner, { tenant: desk.centre });
});

const send = <T = { id: string }>(method: string, path: string, input: object = {}, token = desk.coach) =>
  desk.product.call<T>(token, method, `/api/pdt${path}`, input);
const add = (input: object, path = '/sleep') => send('POST', path, { subjectId: child.subjectId, day: today, ...night, ...input });
const list = async (path = '/sleep', page: object = {}) => (await send<Listed>('GET', path, { subjectId: child.subjectId, ...page })).body;
const planInfo = async (path = '/sleep') => (await send<PlanInfo>('GET', `${path}/planInfo`, { subjectId: child.subjectId })).body;
const back = (ago: number) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10);

describe('what staff record of a day', () => {
  it('is listed with the latest day first, ten to a page, with who entered it', async () => {
    for (let ago = 0; ago < 12; ago += 1) expect((await add({ day: back(ago) })).status).toBe(200);
    const first = await list();
    expect([first.totalCount, first.items.length, first.items[0]?.day]).toEqual([12, 10, today]);
    expect(first.items[0]).toMatchObject({ ...night, enteredBy: desk.centre.coach.name, isByGuardian: false, note: null });
    expect((await list('/sleep', { skipCount: 10 })).items.map(({ day }) => day)).toEqual([back(10), back(11)]);
  });

  it('is one night a day, one day’s food, and each activity once', async () => {
    await add({});
    expect((await add({})).error.code).toBe('RocketSystem:WellbeingRecorded');
    const given = { subjectId: child.subjectId, day: today };
    expect((await send('POST', '/nutrition', { ...given, ...food })).status).toBe(200);
    expect((await send('POST', '/nutrition', { ...given, ...food })).error.code).toBe('RocketSystem:WellbeingRecorded');
    expect((await send('POST', '/exercise', { ...given, ...ride })).status).toBe(200);
    expect((await send('POST', '/exercise', { ...given, ...ride, activity: 'Swimming' })).status).toBe(200);
    expect((await send('POST', '/exercise', { ...given, ...ride })).error.code).toBe('RocketSystem:WellbeingRecorded');
    expect([(await list()).totalCount, (await list('/nutrition')).totalCount, (await list('/exercise')).totalCount]).toEqual([1, 1, 2]);
  });

  it('is of no day to come, and of a night whose times follow each other', async () => {
    expect((await add({ day: back(-1) })).error.code).toBe('RocketSystem:DateInFuture');
    expect((await add({ asleepTime: '20:10' })).error.code).toBe('RocketSystem:NightOutOfOrder');
    expect((await add({ wokeTime: '25:00' })).error.code).toBe('Trellis:InvalidInput');
    expect((await list()).totalCount).toBe(0);
  });

  it('is changed and deleted by whoever saw what stands there', async () => {
    const { id } = (await add({})).body;
    const [seen] = (await list()).items;
    const change = { ...night, day: today, wakings: 3, note: 'A storm', concurrencyStamp: seen?.concurrencyStamp };
    expect((await send('PUT', `/sleep/${id}`, change)).status).toBe(200);
    const stale = await send('PUT', `/sleep/${id}`, { ...change, wakings: 5 });
    expect([stale.error.code, stale.error.data['current']]).toMatchObject(['Trellis:StaleStamp', { wakings: 3, note: 'A storm' }]);
    const gone = { concurrencyStamp: (await list()).items[0]?.concurrencyStamp };
    // of another kind it is not found
    expect((await send('DELETE', `/nutrition/${id}`, gone)).error.code).toBe('Trellis:NotFound');
    expect((await send('DELETE', `/sleep/${id}`, { concurrencyStamp: seen?.concurrencyStamp })).error.code).toBe('Trellis:StaleStamp');
    expect((await send('DELETE', `/sleep/${id}`, gone)).status).toBe(200);
    expect((await list()).totalCount).toBe(0);
  });

  it('is refused of a child who is archived, and goes with one who is forgotten', async () => {
    await add({ note: 'Dreamt of whales' });
    const become = (values: object) =>
      desk.product.owner.updateTable('app.subjects').set(values).where('id', '=', child.subjectId).execute();
    await become({ tag: 'Archived' });
    expect((await add({ day: back(1) })).error.code).toBe('Trellis:SubjectArchived');
    await become({ tag: 'Active' });
    const forgotten = await desk.product.call(desk.admin, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
    expect(forgotten.status).toBe(200);
    expect((await list()).totalCount).toBe(0);
    const { rows } = await sql`select from audit.changes where after::text like '%Dreamt of whales%'`.execute(desk.product.owner);
    expect(rows).toEqual([]);
  });
});

describe('plan info', () => {
  const set = (fromDay: string, hours: number, concurrencyStamp?: string) =>
    send('PUT', '/sleep/planInfo', { subjectId: child.subjectId, fromDay, bedTime: '20:30', hours, concurrencyStamp });

  it('tells the goal in force, set by whoever saw the latest one', async () => {
    expect((await planInfo()).goal).toBeNull();
    expect((await set(back(20), 10)).status).toBe(200);
    expect((await set(back(5), 10.5)).error.code).toBe('Trellis:StaleStamp');
    const { goal: first } = await planInfo();
    expect((await set(back(5), 10.5, first?.concurrencyStamp)).status).toBe(200);
    const second = await planInfo();
    await set(back(-5), 11, second.goal?.concurrencyStamp);
    const { goal, goals } = await planInfo();
    expect([goal?.hours, goals.map(({ fromDay }) => fromDay)]).toEqual([10.5, [back(-5), back(5), back(20)]]);
    expect((await send('DELETE', `/sleep/planInfo/${goal?.id}`, { concurrencyStamp: goal?.concurrencyStamp })).status).toBe(200);
    expect((await planInfo()).goal?.hours).toBe(10);
  });

  it('sums up twelve weeks, each from its Monday', async () => {
    const monday = back((new Date(today).getUTCDay() + 6) % 7);
    const weekAgo = new Date(Date.parse(monday) - 7 * 86_400_000).toISOString().slice(0, 10);
    const tuesday = new Date(Date.parse(weekAgo) + 86_400_000).toISOString().slice(0, 10);
    await add({ day: weekAgo });
    await add({ day: tuesday, wokeTime: '07:00', wakings: 2, quality: 3 });
    await add({ day: back(7 * 13) });
    expect((await planInfo()).weeks).toEqual([{ start: weekAgo, days: 2, hours: 9.75, wakings: 1.5, quality: 3.5 }]);
    const exercise = { ...ride, subjectId: child.subjectId };
    await send('POST', '/exercise', { ...exercise, day: weekAgo });
    await send('POST', '/exercise', { ...exercise, day: weekAgo, activity: 'Dancing' });
    await send('POST', '/exercise', { ...exercise, day: tuesday, minutes: 25 });
    expect((await planInfo('/exercise')).weeks).toEqual([{ start: weekAgo, days: 2, minutes: 105 }]);
    await send('POST', '/nutrition', { subjectId: child.subjectId, day: tuesday, ...food });
    expect((await planInfo('/nutrition')).weeks).toEqual([{ start: weekAgo, days: 1, ...food }]);
  });
});

describe('a guardian with a link', () => {
  let link: string;
  let guardianId: string;
  beforeEach(async () => {
    const { owner } = desk.product;
    const tenant_id = desk.centre.tenantId;
    const guardian = await owner
      .insertInto('app.guardians')
      .values({ tenant_id, full_name: 'Ana Whale' })
      .returning('id')
      .executeTakeFirstOrThrow();
    guardianId = guardian.id;
    await owner
      .insertInto('app.subject_guardians')
      .values({ tenant_id, subject_id: child.subjectId, guardian_id: guardianId, role: 'Mother' })
      .execute();
    const { body } = await send<{ url: string }>('GET', '/wellbeingCode', { subjectId: child.subjectId, guardianId });
    link = body.url.split('#')[1] ?? '';
  });
  const asGuest = <T = unknown>(method: string, path = '', input: object = {}, token = link) =>
    desk.product.call<T>(undefined, method, `/api/m/wellbeing${path}`, input, { authorization: `Guest ${token}` });

  it('enters a night, sees it, and sends it once more; the center reads it', async () => {
    expect((await asGuest('PUT', '/sleep', { day: today, ...night, note: 'Coughed' })).status).toBe(200);
    expect((await asGuest('PUT', '/sleep', { day: today, ...night, quality: 2, note: 'Coughed' })).status).toBe(200);
    const { body } = await asGuest<{ days: string[]; sleep: object[]; goals: object }>('GET');
    expect(body.days).toEqual(days);
    expect(body.sleep).toEqual([{ day: today, ...night, quality: 2, note: 'Coughed' }]);
    expect(body.goals).toEqual({ sleep: null, nutrition: null, exercise: null });
    const listed = await list();
    expect(listed.items).toMatchObject([{ quality: 2, enteredBy: 'Ana Whale', isByGuardian: true }]);
    const { rows } = await sql`
      select from audit.changes where table_name = 'app.wellbeing_entries' and row_id = ${listed.items[0]?.id}`.execute(desk.product.owner);
    expect(rows.length).toBe(2);
  });

  it('replaces what staff entered, which then is theirs', async () => {
    await add({});
    await asGuest('PUT', '/sleep', { day: today, ...night, wakings: 4 });
    expect((await list()).items).toMatchObject([{ wakings: 4, enteredBy: 'Ana Whale', isByGuardian: true }]);
  });

  it('enters food and each activity of the latest days, and no others', async () => {
    const oldest = days.at(-1) ?? '';
    expect((await asGuest('PUT', '/nutrition', { day: oldest, ...food })).status).toBe(200);
    expect((await asGuest('PUT', '/exercise', { day: today, ...ride })).status).toBe(200);
    expect((await asGuest('PUT', '/exercise', { day: today, ...ride, activity: 'Dancing' })).status).toBe(200);
    expect((await list('/exercise')).totalCount).toBe(2);
    for (const day of [back(7), back(-1)])
      expect((await asGuest('PUT', '/nutrition', { day, ...food })).error.code).toBe('RocketSystem:WellbeingDayClosed');
    expect((await asGuest('PUT', '/sleep', { day: today, ...night, wokeTime: '21:00' })).error.code).toBe('RocketSystem:NightOutOfOrder');
  });

  it('takes back an activity that it entered, on a day that is open, and none of staff', async () => {
    await asGuest('PUT', '/exercise', { day: today, ...ride });
    await send('POST', '/exercise', { subjectId: child.subjectId, day: today, ...ride, activity: 'Dancing', note: null });
    const seen = async () => (await asGuest<{ exercise: { activity: string; isByFamily: boolean }[] }>('GET')).body.exercise;
    expect((await seen()).map(({ activity, isByFamily }) => [activity, isByFamily])).toEqual([
      [ride.activity, true],
      ['Dancing', false],
    ]);
    const remove = (activity: string, day = today) => asGuest('DELETE', '/exercise', { day, activity });
    for (const activity of [ride.activity, ride.activity, 'Dancing']) expect((await remove(activity)).status).toBe(200);
    expect((await list('/exercise')).items).toMatchObject([{ activity: 'Dancing' }]);
    expect((await remove('Dancing', back(7))).error.code).toBe('RocketSystem:WellbeingDayClosed');
  });

  it('is mailed the link in its own language', async () => {
    await sql`update app.guardians set language = 'es' where id = ${guardianId}`.execute(desk.product.owner);
    const { body } = await send<{ sentTo: string }>('POST', '/wellbeingCode/mail', {
      subjectId: child.subjectId,
      guardianId,
      email: 'ana@whale.example',
    });
    expect(body.sentTo).toBe('ana@whale.example');
    const letter = await desk.product.owner
      .selectFrom('jobs.letters')
      .select(['language', 'recipient', 'data'])
      .where('template', '=', 'daysOfChild')
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ language: 'es', recipient: 'ana@whale.example' });
    const mailed = new URL((letter.data as { link: string }).link).hash.slice(1);
    expect((await asGuest('GET', '', {}, mailed)).status).toBe(200);
  });

  it('reads the topic of the day and says that it was done, while the center has it and digital therapy', async () => {
    const topicNow = async () => (await asGuest<{ topic: { title: string; isDone: boolean } | null }>('GET')).body.topic;
    const { wellbeingTemplate, weekTheme, dailyTopic } = await aTemplateOfWeeks(desk.product.owner, [desk.centre]);
    const follow = (fromDay: string) =>
      send('PUT', '/subjectTemplate', { subjectId: child.subjectId, templateId: wellbeingTemplate, fromDay });
    const done = () => asGuest('PUT', '/topic', { weekThemeId: weekTheme, dailyTopicId: dailyTopic });
    expect([await topicNow(), (await done()).status]).toEqual([null, 404]);
    await follow(back(1));
    expect([await topicNow(), (await done()).status]).toEqual([null, 404]);
    await follow(today);
    expect(await topicNow()).toMatchObject({ title: 'Three breaths', content: 'Breathe three times.', minutes: 5, isDone: false });
    expect([(await done()).status, (await done()).status]).toEqual([200, 200]);
    expect(await topicNow()).toMatchObject({ isDone: true });
    const seen = await send<{ template: { days: object[] } }>('GET', '/subjectTemplate', { subjectId: child.subjectId });
    expect(seen.body.template.days).toMatchObject([{ doneBy: 'Ana Whale', isByGuardian: true }]);
    const project = (enabled: boolean) =>
      sql`update identity.tenant_projects set enabled = ${enabled} where tenant_id = ${desk.centre.tenantId} and project = 'Project.PDT'`.execute(
        desk.product.owner,
      );
    await project(false);
    expect(await topicNow()).toBeNull();
    await project(true);
  });

  it('comes no further than the link: not for another purpose, not once they may not, not for a closed child', async () => {
    const other = { tenantId: desk.centre.tenantId, subjectId: child.subjectId, personId: desk.centre.admin.personId, guardianId };
    const feedback = await issueGuestToken(desk.product.owner, { ...other, purpose: 'feedback' });
    expect((await asGuest('GET', '', {}, feedback)).status).toBe(401);
    await desk.product.owner.updateTable('app.subjects').set({ tag: 'Archived' }).where('id', '=', child.subjectId).execute();
    expect((await asGuest('GET', '')).error.code).toBe('Trellis:LinkClosed');
    expect((await asGuest('PUT', '/sleep', { day: today, ...night })).error.code).toBe('Trellis:LinkClosed');
    await desk.product.owner.updateTable('app.subjects').set({ tag: 'Active' }).where('id', '=', child.subjectId).execute();
    await desk.product.owner
      .updateTable('app.subject_guardians')
      .set({ can_answer: false })
      .where('guardian_id', '=', guardianId)
      .execute();
    expect((await asGuest('PUT', '/sleep', { day: today, ...night })).error.code).toBe('Trellis:GuardianMayNot');
    expect((await list()).totalCount).toBe(0);
  });
});
