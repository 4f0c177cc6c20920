import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type MemberBuilt } from '../../../fixtures/builders.ts';
import { atCentre } from '../../../fixtures/clock.ts';
import { aClassroom, anOccurrence, aPlan } from '../../../fixtures/training-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../../testing/http.ts';

const base = '/api/rocketAdmin/calendarFeed';

let product: TestProduct;
let centre: CentreBuilt;
let coach: MemberBuilt;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  centre = await aCentre(product.owner, { name: 'Here', zone: 'America/New_York' });
});
afterAll(() => product.close());
beforeEach(async () => {
  coach = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
  token = await issueToken(product.owner, coach.personId, coach.membershipId);
});

const make = async () => (await product.call<{ url: string }>(token, 'POST', base)).body.url;
const view = async () => (await product.call<{ createdAt: string | null }>(token, 'GET', base)).body.createdAt;
// an address of its own: the calls of all are counted together
let asked = 0;
const open = (url: string, address = `198.51.100.${++asked}`) =>
  product.app.inject({ method: 'GET', url: url.slice(url.indexOf('/api/')), headers: { 'x-forwarded-for': address } });
const eventsOf = async (url: string) => {
  const { body } = await open(url);
  const calendar = new ICAL.Component(ICAL.parse(body) as never);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
};

async function book(time: Date, name = 'Ida Berg', who = coach) {
  const subject = await aSubject(product.owner, { tenant: centre, coach: who });
  await sql`update app.subjects set name = ${name} where id = ${subject.subjectId}`.execute(product.owner);
  const plan = await aPlan(product.owner, { subject, coach: who });
  const { classroomId } = await aClassroom(product.owner, { tenant: centre });
  const { occurrenceId } = await anOccurrence(product.owner, { plan, classroomId });
  const ends = new Date(time.getTime() + 45 * 60_000);
  await sql`update app.holds set during = 'empty' where occurrence_id = ${occurrenceId}`.execute(product.owner);
  await sql`update app.occurrences set starts_at = ${time}, ends_at = ${ends} where id = ${occurrenceId}`.execute(product.owner);
  return occurrenceId;
}
const inDays = (days: number) => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * 24 * 3_600_000);

describe('the calendar of a coach, as another program reads it', () => {
  it('has their sessions at their instants, with child and room, and none of anybody else', async () => {
    const other = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    const [id] = [await book(inDays(2)), await book(inDays(3), 'Not theirs', other)];
    const events = await eventsOf(await make());
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([[id, 'Ida Berg']]);
    const [event] = events;
    expect(event?.startDate.toJSDate()).toEqual(inDays(2));
    expect(event?.endDate.toJSDate().getTime()).toBe(inDays(2).getTime() + 45 * 60_000);
    expect(event?.location).toMatch(/^Room /);
  });

  it('keeps the hour of the center on both sides of a change of clocks', async () => {
    const days = [1, 60, 120, 175];
    for (const each of days) await book(atCentre('America/New_York', new Date(), each, 9 * 60));
    const events = await eventsOf(await make());
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' });
    expect(events.map(({ startDate }) => hour.format(startDate.toJSDate()))).toEqual(days.map(() => '09:00'));
    expect(events.every(({ startDate }) => startDate.zone === ICAL.Timezone.utcTimezone)).toBe(true);
  });

  it('cannot be broken by a name', async () => {
    const name = 'Ann, "B"; \\ Ü\r\nEND:VEVENT\r\nBEGIN:VEVENT 王浩然 '.repeat(3).trim();
    await book(inDays(1), name);
    const events = await eventsOf(await make());
    expect(events.map(({ summary }) => summary.replaceAll(/\r?\n/g, '\n'))).toEqual([name.replaceAll('\r\n', '\n')]);
    const { body } = await open(await make());
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('goes a month back and half a year ahead, without what is off', async () => {
    const [near, past] = [await book(inDays(179)), await book(inDays(-29))];
    for (const days of [-31, 181]) await book(inDays(days));
    const off = await book(inDays(4));
    await sql`update app.occurrences set state = 'cancelled' where id = ${off}`.execute(product.owner);
    const events = await eventsOf(await make());
    expect(events.map(({ uid }) => uid)).toEqual([past, near]);
  });

  it('is read at a secret address alone, which is told once, replaced and revoked', async () => {
    expect(await view()).toBeNull();
    const first = await make();
    expect(await view()).not.toBeNull();
    const kept = await sql<{ row: string }>`select f::text as row from app.calendar_feeds f`.execute(product.owner);
    expect(kept.rows.some(({ row }) => row.includes(first.slice(-43)))).toBe(false);
    expect((await open(first)).headers['content-type']).toContain('text/calendar');
    const second = await make();
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
    expect((await product.call(token, 'DELETE', base)).status).toBe(200);
    expect([(await open(second)).statusCode, await view()]).toEqual([404, null]);
    expect((await open(`/api/m/calendar.ics?key=${'x'.repeat(43)}`)).statusCode).toBe(404);
    expect((await open('/api/m/calendar.ics?key=short')).statusCode).toBe(400);
  });

  it('opens nothing once the coach is frozen or the center is out of use', async () => {
    const url = await make();
    const set = (state: string) =>
      sql`update identity.memberships set state = ${state} where id = ${coach.membershipId}`.execute(product.owner);
    await set('Invalid');
    expect((await open(url)).statusCode).toBe(404);
    await set('Effective');
    expect((await open(url)).statusCode).toBe(200);
    await sql`update identity.tenants set state = 'Invalid' where id = ${centre.tenantId}`.execute(product.owner);
    expect((await open(url)).statusCode).toBe(404);
    await sql`update identity.tenants set state = 'Effective' where id = ${centre.tenantId}`.execute(product.owner);
  });

  it('is not asked for endlessly', async () => {
    const url = await make();
    const statuses: number[] = [];
    for (let tried = 0; tried < 61; tried++) statuses.push((await open(url, '203.0.113.77')).statusCode);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
  });
});
