import ICAL from 'ical.js';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindingJob } from '../../platform/jobs/reminders.ts';
import { configureAttachments } from '../../platform/mail/attachments.ts';
import { deliverNext } from '../../platform/mail/deliver.ts';
import { issueToken } from '../../testing/http.ts';
import { centre, coach, id, mother, openReminderDesk, product, server, startsIn, subject } from '../../testing/reminder-desk.ts';
import { attachSession } from './feed/attach-session.ts';

openReminderDesk();
beforeAll(() => configureAttachments((letter) => attachSession(product.pools.jobs, letter)));
beforeEach(() => sql`update identity.tenants set email = 'desk@here.example' where id = ${centre.tenantId}`.execute(product.owner));

const moveTo = (time: Date) =>
  sql`update app.occurrences set starts_at = ${time}, ends_at = ${time}::timestamptz + interval '45 minutes' where id = ${id}`.execute(
    product.owner,
  );
const startOf = async () => {
  const found = await product.owner.selectFrom('app.occurrences').select('starts_at').where('id', '=', id).executeTakeFirstOrThrow();
  return found.starts_at;
};

let minutes = 0;

/** A minute's round: what was written is sent. Who was written to, of what and with what for their calendar. */
async function round() {
  await remindingJob(product.pools.jobs).run();
  // a minute after the round before
  await sql`update jobs.letters set created_at = now() - interval '1 hour' + make_interval(mins => ${minutes++}) where state = 'queued'`.execute(
    product.owner,
  );
  while (await deliverNext(product.pools.jobs));
  const { rows } = await sql<{ id: string; template: string }>`
    select id, template from jobs.letters where state = 'sent' order by created_at`.execute(product.owner);
  return server.received.splice(0).map((letter) => {
    const { to, raw, text } = letter;
    const queued = rows.find((each) => letter.header('message-id')?.includes(each.id));
    return { to: to[0], template: queued?.template, raw, text, replyTo: letter.header('reply-to'), event: eventIn(raw) };
  });
}
const toFamily = async () => (await round()).filter(({ to }) => to === mother);

/** The calendar file of a letter as it was received. */
function eventIn(raw: string) {
  const [, encoded = ''] = /filename="?session\.ics"?[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  if (!encoded) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(encoded, 'base64').toString()) as unknown[]);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) return undefined;
  const { uid, startDate, endDate, location, sequence } = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid,
    starts: startDate.toJSDate(),
    ends: endDate.toJSDate(),
    location,
    sequence,
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
    attendee: component.getFirstPropertyValue('attendee'),
    answer: component.getFirstProperty('attendee')?.getFirstParameter('rsvp'),
  };
}
const cancel = async () => {
  const token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
  expect((await product.call(token, 'DELETE', `/api/rocketAdmin/schedule/${id}`)).status).toBe(200);
};

describe('the calendar file of a reminder', () => {
  it('invites the family for the center, and tells the coach of the session', async () => {
    const letters = await round();
    const starts = await startOf();
    const of = (address: string) => letters.find(({ to }) => to === address);
    const times = { uid: id, starts, ends: new Date(starts.getTime() + 45 * 60_000) };
    expect(of(coach.email)?.event).toMatchObject({ ...times, method: 'PUBLISH', organizer: null, attendee: null });
    expect(of(mother)?.event).toMatchObject({
      ...times,
      method: 'REQUEST',
      organizer: 'mailto:desk@here.example',
      attendee: expect.stringMatching(new RegExp(`^mailto:${mother}$`, 'i')),
      answer: 'TRUE',
    });
    expect(of(mother)?.event?.location).toMatch(/^Here, /);
    // mail programs offer to answer what stands beside the text
    expect(of(mother)?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(of(mother)?.replyTo).toBe('desk@here.example');
    expect(of(mother)?.text).toContain('Answers to it reach desk@here.example.');
    expect(of(coach.email)?.replyTo).toBeUndefined();
  });

  it('asks for no answer of a center without an e-mail', async () => {
    await sql`update identity.tenants set email = null where id = ${centre.tenantId}`.execute(product.owner);
    const [letter] = await toFamily();
    expect(letter?.event).toMatchObject({ method: 'REQUEST', organizer: 'mailto:post@trellis.example', answer: 'FALSE' });
    expect([letter?.replyTo, letter?.text]).toEqual([undefined, expect.stringContaining('Answers to it are not read.')]);
  });

  it('is the same to the last byte however often it is sent', async () => {
    await remindingJob(product.pools.jobs).run();
    const again = () =>
      sql`update jobs.letters set state = 'queued', next_at = now(), attempts = 0,
      data = kept.data from kept_letters kept where kept.id = letters.id`.execute(product.owner);
    await sql`create table kept_letters as select id, data from jobs.letters`.execute(product.owner);
    while (await deliverNext(product.pools.jobs));
    const first = server.received.splice(0).map(({ raw }) => raw);
    await again();
    while (await deliverNext(product.pools.jobs));
    await sql`drop table kept_letters`.execute(product.owner);
    expect(server.received.splice(0).map(({ raw }) => raw)).toEqual(first);
  });
});

describe('a family that was told of a session', () => {
  it('is told that it is off, once, and its calendar forgets it', async () => {
    const [told] = await toFamily();
    const starts = await startOf();
    await cancel();
    const letters = await round();
    expect(letters).toMatchObject([{ to: mother, template: 'sessionOff', replyTo: 'desk@here.example' }]);
    expect(letters[0]?.text).toContain('does not take place');
    expect(letters[0]?.event).toMatchObject({ method: 'CANCEL', uid: id, starts, status: 'CANCELLED' });
    expect(letters[0]?.event?.sequence).toBeGreaterThan(told?.event?.sequence ?? Number.NaN);
    expect(await round()).toEqual([]);
  });

  it('is told of another day, and of the day before again', async () => {
    await round();
    const before = await startOf();
    await startsIn('3 days');
    const [moved, ...more] = await round();
    expect(more).toEqual([]);
    expect(moved).toMatchObject({ to: mother, template: 'sessionMoved', event: { method: 'REQUEST', uid: id, starts: await startOf() } });
    const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' }).format(before);
    expect(moved?.text).toMatch(new RegExp(`It was planned for .*${hour}`));
    const after = await startOf();
    await moveTo(before);
    expect(await toFamily()).toMatchObject([{ template: 'sessionMoved', event: { starts: before } }]);
    await moveTo(after);
    expect(await toFamily()).toMatchObject([{ template: 'sessionMoved', event: { starts: after } }]);
    expect(await toFamily()).toEqual([]);
  });

  it('is told of another hour by the reminder of that hour alone', async () => {
    await round();
    await startsIn('21 hours');
    expect(await toFamily()).toMatchObject([{ template: 'sessionAhead', event: { method: 'REQUEST', starts: await startOf() } }]);
    expect(await toFamily()).toEqual([]);
  });

  it('is told that it takes place after all', async () => {
    await round();
    await sql`update app.occurrences set state = 'cancelled' where id = ${id}`.execute(product.owner);
    expect(await toFamily()).toMatchObject([{ template: 'sessionOff' }]);
    await sql`update app.occurrences set state = 'scheduled' where id = ${id}`.execute(product.owner);
    const [letter, ...more] = await toFamily();
    expect([letter?.template, more]).toEqual(['sessionMoved', []]);
    expect(letter?.text).not.toContain('It was planned for');
  });

  it.each(['leave', 'left'] as const)('is told when the child is not to come any more (%s)', async (how) => {
    await round();
    await sql`delete from app.holds where occurrence_id = ${id} and kind = 'child'`.execute(product.owner);
    if (how === 'leave') await sql`update app.occurrences set state = 'leave' where id = ${id}`.execute(product.owner);
    expect(await round()).toMatchObject([{ to: mother, template: 'sessionOff', event: { method: 'CANCEL' } }]);
  });

  it('is not told of what it was never told', async () => {
    await cancel();
    expect(await round()).toEqual([]);
  });

  it('hears nothing more from a center that is out of use, or of a child that is not theirs any more', async () => {
    await round();
    await cancel();
    await sql`update identity.tenants set state = 'Invalid' where id = ${centre.tenantId}`.execute(product.owner);
    expect(await round()).toEqual([]);
    await sql`update identity.tenants set state = 'Effective' where id = ${centre.tenantId}`.execute(product.owner);
    await sql`delete from app.subject_guardians where subject_id = ${subject.subjectId}`.execute(product.owner);
    expect(await round()).toEqual([]);
  });

  it('is not reminded later of a session that was off while its letter could not be sent', async () => {
    await remindingJob(product.pools.jobs).run();
    await sql`update jobs.letters set state = 'sending'`.execute(product.owner);
    await cancel();
    // the mail server did not take them: they wait for another try
    await sql`update jobs.letters set state = 'queued', next_at = now()`.execute(product.owner);
    expect((await round()).map(({ template }) => template)).not.toContain('sessionAhead');
    expect(await round()).toEqual([]);
  });
});
