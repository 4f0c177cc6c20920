import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../fixtures/builders.ts';
import { inEveryLanguage } from '../../fixtures/course-builders.ts';
import { aGuardian } from '../../fixtures/family-builders.ts';
import { remindingJob } from '../../platform/jobs/reminders.ts';
import { deliverNext } from '../../platform/mail/deliver.ts';
import { issueToken } from '../../testing/http.ts';
import { centre, coach, id, mother, openReminderDesk, product, server, startsIn, subject } from '../../testing/reminder-desk.ts';

openReminderDesk();

const remind = () => remindingJob(product.pools.jobs).run();
const deliver = async () => {
  while (await deliverNext(product.pools.jobs));
  return server.received.splice(0).flatMap(({ to, text }) => to.map((address) => ({ to: address, text })));
};
const told = async () => {
  await remind();
  return (await deliver()).map(({ to }) => to).toSorted();
};

describe('a reminder', () => {
  it('reaches coach and guardian by mail a day before and an hour before, once each, however many look for it', async () => {
    expect(await remind()).toBe(2);
    expect((await deliver()).map(({ to }) => to).toSorted()).toEqual([coach.email, mother].toSorted());
    await Promise.all([remind(), remind()]);
    expect(await deliver()).toEqual([]);
    await sql`update app.occurrences set starts_at = now() + interval '50 minutes' where id = ${id}`.execute(product.owner);
    await Promise.all([remind(), remind(), remind()]);
    expect((await deliver()).map(({ to }) => to).toSorted()).toEqual([coach.email, mother].toSorted());
    expect(await told()).toEqual([]);
  });

  it('is written in the language of its reader, with the hour of the center, and names the child to the family by first name', async () => {
    await sql`update app.guardians set language = 'es' where email = ${mother}`.execute(product.owner);
    await sql`update identity.persons set language = 'zh-Hans' where id = ${coach.personId}`.execute(product.owner);
    await remind();
    const letters = await deliver();
    const { starts_at: startsAt } = await product.owner
      .selectFrom('app.occurrences')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const hour = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' }).format(startsAt);
    const [toFamily, toCoach] = [letters.find(({ to }) => to === mother), letters.find(({ to }) => to === coach.email)];
    expect(toFamily?.text).toContain('tiene una sesión en Here');
    expect(toFamily?.text).toContain(hour);
    expect(toFamily?.text).not.toContain(subject.name);
    expect(toCoach?.text).toContain('的训练课');
    expect(toCoach?.text).toContain(subject.name);
  });

  it('says what editors published for its reader and time, without the lines that name what the session has not', async () => {
    const said = (title: string, text: string) => ({ titles: inEveryLanguage(title), texts: inEveryLanguage(text), sort_order: 0 });
    await product.owner
      .insertInto('catalog.reminder_templates')
      .values([
        {
          ...said('{childName}, tomorrow', 'Bring shoes, {childName}.\n\nRoom: {roomName}'),
          receiver: 'Guardian',
          timing: 'DayBefore',
          status: 'Public',
        },
        { ...said('Draft', 'Not yet'), receiver: 'Trainer', timing: 'DayBefore' },
        { ...said('Soon', 'In an hour'), receiver: 'Guardian', timing: 'HourBefore', status: 'Public' },
      ])
      .execute();
    await sql`update app.occurrences set classroom_id = null where id = ${id}`.execute(product.owner);
    await remind();
    const letters = await deliver();
    const text = letters.find(({ to }) => to === mother)?.text;
    expect(text).toMatch(/Bring shoes, \w+\./);
    expect(text).not.toContain('Room');
    expect(letters.find(({ to }) => to === coach.email)?.text).toContain('you have a session with');
    await startsIn('40 minutes');
    await remind();
    expect((await deliver()).find(({ to }) => to === mother)?.text).toContain('In an hour');
    await product.owner.deleteFrom('catalog.reminder_templates').execute();
  });

  it('goes to whom its notices name, and to guardians who may schedule', async () => {
    await aGuardian(product.owner, { subject, role: 'Father', email: null });
    const aunt = await aGuardian(product.owner, { subject, role: 'Other' });
    await sql`update app.subject_guardians set can_schedule = false where guardian_id = ${aunt.guardianId}`.execute(product.owner);
    await startsIn('20 hours', [{ hour: 24, noticeParent: true, noticeTrainer: false }]);
    expect(await told()).toEqual([mother]);
    await product.owner.deleteFrom('jobs.letters').execute();
    await startsIn('30 minutes', [{ hour: 1, noticeParent: false, noticeTrainer: true }]);
    expect(await told()).toEqual([coach.email]);
    await startsIn('20 hours', [{ hour: 1, noticeParent: true, noticeTrainer: true }]);
    expect(await told()).toEqual([]);
    await startsIn('25 hours');
    expect(await told()).toEqual([]);
  });

  it('moves with its booking: what waits is taken back, and who was told is told the new time', async () => {
    await remind();
    await startsIn('22 hours');
    expect(await deliver()).toEqual([]);
    expect(await told()).toEqual([coach.email, mother].toSorted());
    await startsIn('21 hours');
    expect(await told()).toEqual([coach.email, mother].toSorted());
    await startsIn('48 hours');
    // the family alone hears that it is another day
    expect(await told()).toEqual([mother]);
  });

  it('of a canceled booking is not sent, and none is written of one that is being canceled at that moment', async () => {
    await remind();
    const token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    const canceled = await product.call(token, 'DELETE', `/api/rocketAdmin/schedule/${id}`);
    expect(canceled.status).toBe(200);
    expect(await deliver()).toEqual([]);
    expect(await told()).toEqual([]);
    await sql`update app.occurrences set state = 'scheduled' where id = ${id}`.execute(product.owner);
    await product.owner.transaction().execute(async (open) => {
      await sql`update app.occurrences set state = 'cancelled' where id = ${id}`.execute(open);
      expect(await remind()).toBe(0);
    });
    expect(await told()).toEqual([]);
  });

  it('goes to the substitute in place of the coach', async () => {
    await remind();
    const other = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    const token = await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId);
    const path = `/api/rocketAdmin/schedule/${id}/substitute`;
    expect((await product.call(token, 'POST', path, { toUserId: other.personId, wholeDay: false })).status).toBe(200);
    await product.owner.deleteFrom('jobs.letters').where('template', 'in', ['sessionsTaken', 'sessionsGiven']).execute();
    expect(await told()).toEqual([mother, other.email].toSorted());
  });

  it('that could not be sent before the session began is dropped', async () => {
    await remind();
    await sql`update jobs.reminders set starts_at = now() - interval '1 minute'`.execute(product.owner);
    await sql`alter table app.occurrences disable trigger reminders`.execute(product.owner);
    await sql`update app.occurrences set starts_at = now() - interval '1 minute' where id = ${id}`.execute(product.owner);
    await sql`alter table app.occurrences enable trigger reminders`.execute(product.owner);
    expect(await told()).toEqual([]);
  });

  it('of a center that is out of use is not written', async () => {
    await sql`update identity.tenants set state = 'Invalid' where id = ${centre.tenantId}`.execute(product.owner);
    expect(await remind()).toBe(0);
    await sql`update identity.tenants set state = 'Effective' where id = ${centre.tenantId}`.execute(product.owner);
  });
});
