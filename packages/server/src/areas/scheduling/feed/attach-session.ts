import { sql } from 'kysely';
import type { RolePool } from '../../../platform/db/types.ts';
import type { QueuedLetter } from '../../../platform/jobs/letters.ts';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import { writeCalendar } from './write-calendar.ts';

interface Session {
  id: string;
  startsAt: Date;
  endsAt: Date;
  roomName: string | null;
  tenantName: string;
}

/** The session that a letter reminds of, to be taken into a calendar: under the id that it has in a coach's feed, so that none shows it twice. */
export async function attachSession(jobs: RolePool, { id, template, data }: QueuedLetter): Promise<MailAttachment[]> {
  if (template !== 'sessionAhead' && template !== 'ownSessionAhead') return [];
  const { rows } = await sql<Session>`
    select id, starts_at as "startsAt", ends_at as "endsAt", room_name as "roomName", tenant_name as "tenantName"
    from jobs.session_of_letter(${id})`.execute(jobs);
  const [session] = rows;
  if (!session) return [];
  const { childName } = data as { childName: string };
  const place = session.roomName ? `${session.tenantName}, ${session.roomName}` : session.tenantName;
  const event = { id: session.id, start: session.startsAt, end: session.endsAt, summary: childName, location: place };
  const content = Buffer.from(await writeCalendar([event], new Date()));
  return [{ name: 'session.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}
