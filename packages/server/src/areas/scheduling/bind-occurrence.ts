import { dayAround } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { ofSession } from './of-session.ts';

export interface Opening {
  planId: string;
  sessionId: string;
  now: Date;
  zone: string;
}

/** A session that starts takes the plan's occurrence of today that is nearest; the coach it was booked with, or null when none is scheduled today. */
export async function openOccurrence(db: Db, { planId, sessionId, now, zone }: Opening): Promise<string | null> {
  const today = dayAround(now.toISOString(), zone);
  const { rows } = await sql<{ coachId: string }>`
    update app.occurrences set state = 'opened', session_id = ${sessionId}
    where id = (
      select id from app.occurrences
      where plan_id = ${planId} and state = 'scheduled' and starts_at >= ${today.start}::timestamptz and starts_at < ${today.end}::timestamptz
      order by abs(extract(epoch from starts_at - ${now}::timestamptz)), id
      limit 1 for update
    )
    returning coach_id as "coachId"`.execute(db);
  return rows[0]?.coachId ?? null;
}

/** The occurrence of a finished session is finished too; null when the session was not scheduled. */
export async function finishOccurrence(db: Db, { sessionId }: { sessionId: string }): Promise<string | null> {
  const finished = await db
    .updateTable('app.occurrences')
    .set({ state: 'finished' })
    .where(ofSession(sessionId))
    .returning('id')
    .executeTakeFirst();
  return finished?.id ?? null;
}
