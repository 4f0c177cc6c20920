import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { releaseHold } from '../credits/public.ts';
import { coverUpcoming } from './cover-upcoming.ts';
import { ofSession } from './of-session.ts';
import { heldBy } from './store.ts';

/** The booking of a session that was begun and abandoned is off: its time is free, and its class returns. */
export async function abandonOccurrence(
  db: Db,
  caller: Member,
  { sessionId, reason }: { sessionId: string; reason: string },
): Promise<void> {
  const occurrence = await db
    .updateTable('app.occurrences')
    .set({ state: 'cancelled', session_id: null, cancelled_reason: reason })
    .where(ofSession(sessionId))
    .where('state', '=', 'opened')
    .returning('id')
    .executeTakeFirst();
  if (!occurrence) return;
  const children = await heldBy(db, occurrence.id, 'child');
  await db.deleteFrom('app.holds').where('occurrence_id', '=', occurrence.id).execute();
  await releaseHold(db, caller, { occurrenceId: occurrence.id });
  for (const subjectId of children) await coverUpcoming(db, caller, subjectId);
}
