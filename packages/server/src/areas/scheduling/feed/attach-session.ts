import { sql } from 'kysely';
import type { RolePool } from '../../../platform/db/types.ts';
import type { QueuedLetter } from '../../../platform/jobs/letters.ts';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import { findSmtp } from '../../../platform/mail/carriers.ts';
import { writeCalendar } from './write-calendar.ts';

interface Session {
  id: string;
  startsAt: Date;
  endsAt: Date;
  roomName: string | null;
  tenantName: string;
}

/** What each letter about a session does to the calendar of whoever reads it: coaches have a calendar of their own, families are invited. */
const methods: Partial<Record<string, 'PUBLISH' | 'REQUEST' | 'CANCEL'>> = {
  ownSessionAhead: 'PUBLISH',
  sessionAhead: 'REQUEST',
  sessionMoved: 'REQUEST',
  sessionOff: 'CANCEL',
};

/** Seconds are counted from here: the numbers of a calendar's changes have 31 bits. */
const epoch = Date.UTC(2026, 0);

/**
 * The session that a letter is about, to be taken into a calendar: under the id that it has in a coach's feed, so that none shows it twice.
 * To a family it is an invitation of the center, whose e-mail gets the answer; it replaces the one of a letter before.
 */
export async function attachSession(jobs: RolePool, letter: QueuedLetter): Promise<MailAttachment[]> {
  const method = methods[letter.template];
  if (!method) return [];
  const { rows } = await sql<Session>`
    select id, starts_at as "startsAt", ends_at as "endsAt", room_name as "roomName", tenant_name as "tenantName"
    from jobs.session_of_letter(${letter.id})`.execute(jobs);
  const [session] = rows;
  if (!session) return [];
  const { childName } = letter.data as { childName: string };
  const place = session.roomName ? `${session.tenantName}, ${session.roomName}` : session.tenantName;
  const event = { id: session.id, start: session.startsAt, end: session.endsAt, summary: childName, location: place };
  const invitation = method === 'PUBLISH' ? undefined : { method, ...(await sidesOf(jobs, letter, session)) };
  const content = Buffer.from(await writeCalendar([event], letter.created_at, invitation));
  const file = { name: 'session.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
  return [invitation ? { ...file, method: invitation.method } : file];
}

async function sidesOf(jobs: RolePool, letter: QueuedLetter, { tenantName }: Session) {
  const organizer = letter.reply_to ?? (await findSmtp(jobs)).fromAddress;
  return {
    organizer: { name: tenantName, email: organizer },
    attendee: { name: letter.recipient_name ?? letter.recipient, email: letter.recipient },
    asksAnswer: letter.reply_to !== null,
    sequence: Math.floor((letter.created_at.getTime() - epoch) / 1000),
  };
}
