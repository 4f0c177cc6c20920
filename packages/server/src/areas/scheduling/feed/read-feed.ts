import { feedDays, type openFeedCalls } from '@trellis/contract/scheduling/feed/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { admit } from '../../../platform/http/access.ts';
import { readingAs } from '../../../platform/http/acting.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { findSignInOfMember } from '../../../platform/http/find-sign-in.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { findEntries } from '../entries.ts';
import { writeCalendar } from './write-calendar.ts';

type Call = typeof openFeedCalls.read;

const day = 24 * 3_600_000;
/** More than a coach trains in seven months. */
const most = 3000;

/** The sessions of whoever an address belongs to, as far as they may still read them at this moment. */
export async function readFeed({ pools }: IdentityContext, { key }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await sql<{ tenantId: string; personId: string }>`
    select tenant_id as "tenantId", person_id as "personId" from identity.find_calendar_feed(${hashOf(key)})`.execute(pools.identity);
  const [owner] = rows;
  const signIn = owner && (await findSignInOfMember(pools.identity, owner));
  const coach = signIn && memberOf(signIn);
  if (!coach) return refuse('Trellis:NotFound', { members: ['key'] });
  const [from, to] = [new Date(coach.now.getTime() - feedDays.past * day), new Date(coach.now.getTime() + feedDays.ahead * day)];
  const own = sql`occurrence.tenant_id = ${coach.tenantId} and occurrence.coach_id = ${coach.personId}
    and occurrence.state in ('scheduled', 'opened', 'finished') and occurrence.starts_at >= ${from} and occurrence.starts_at < ${to}`;
  const entries = await readingAs(pools, coach, (db) => findEntries(db, own, most));
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, max-age=300' };
  const events = entries.map(({ id, time, endTime, subjectName, classroomName }) => ({
    id,
    start: new Date(time),
    end: new Date(endTime),
    summary: subjectName,
    location: classroomName ?? undefined,
  }));
  return { headers, body: new Blob([await writeCalendar(events, coach.now)]).stream() as ReadableStream };
}

/** Whoever was frozen, left or may not see the calendar any more has no feed. */
function memberOf(signIn: Parameters<typeof admit>[1]): Member | undefined {
  try {
    const caller = admit({ anyOf: ['RocketSystem.Schedule'], writers: 'centre' }, signIn, new Date());
    return caller?.kind === 'member' ? caller : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
