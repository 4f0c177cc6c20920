import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aCentre, aMember, aSubject, type CentreBuilt, type MemberBuilt, type SubjectBuilt } from '../fixtures/builders.ts';
import { aGuardian } from '../fixtures/family-builders.ts';
import { aClassroom, anOccurrence, aPlan } from '../fixtures/training-builders.ts';
import { configureMail } from '../platform/mail/setup.ts';
import { startTestProduct, type TestProduct } from './http.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export let product: TestProduct;
export let server: MailServer;
export let centre: CentreBuilt;
export let subject: SubjectBuilt;
export let coach: MemberBuilt;
/** Where the child's mother is written to. */
export let mother: string;
/** The booking, in 20 hours. */
export let id: string;

const everybody = [24, 1].map((hour) => ({ hour, noticeParent: true, noticeTrainer: true }));

/** The calendar takes steps of five minutes by day; reminders know no such thing. */
export const startsIn = (time: string, notices: object = everybody) =>
  sql`update app.occurrences set starts_at = date_trunc('minute', now()) + ${time}::interval,
    ends_at = date_trunc('minute', now()) + ${time}::interval + interval '45 minutes',
    notices = ${JSON.stringify(notices)}::jsonb where id = ${id}`.execute(product.owner);

/** Before each test of a file: a child of Here in Madrid that is booked with its coach, nobody told of it yet, and a mail server that keeps what it gets. */
export function openReminderDesk(): void {
  beforeAll(async () => {
    product = await startTestProduct();
    server = await startMailServer();
    const sender = { user: null, password: null, fromName: 'Trellis', fromAddress: 'post@trellis.example' };
    configureMail({ demo: false, smtp: { host: '127.0.0.1', port: server.port, secure: false, ...sender } });
    centre = await aCentre(product.owner, { name: 'Here', zone: 'Europe/Madrid' });
  });
  afterAll(async () => {
    await server.stop();
    await product.close();
  });
  beforeEach(async () => {
    await product.owner.deleteFrom('jobs.letters').execute();
    await sql`update app.occurrences set state = 'cancelled' where state = 'scheduled'`.execute(product.owner);
    coach = await aMember(product.owner, { tenant: centre, roles: ['Coach'] });
    subject = await aSubject(product.owner, { tenant: centre, coach });
    mother = (await aGuardian(product.owner, { subject })).email ?? '';
    const plan = await aPlan(product.owner, { subject, coach });
    const { classroomId } = await aClassroom(product.owner, { tenant: centre });
    id = (await anOccurrence(product.owner, { plan, classroomId })).occurrenceId;
    await startsIn('20 hours');
  });
}
