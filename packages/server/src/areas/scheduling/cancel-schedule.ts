import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { releaseHold } from '../credits/public.ts';
import { coverUpcoming } from './cover-upcoming.ts';
import { heldBy, lockOccurrence } from './store.ts';

/** Cancels a scheduled session: its time is free, its class returns and covers the next one that waits for a class. Twice is once. */
export async function cancelSchedule(db: Db, caller: Member, { id }: { id: string }): Promise<void> {
  const occurrence = await lockOccurrence(db, id);
  if (!occurrence) return refuse('Trellis:NotFound');
  if (occurrence.state === 'cancelled') return;
  if (occurrence.state !== 'scheduled') return refuse('RocketSystem:AlreadyStarted');
  const children = await heldBy(db, id, 'child');
  await db.updateTable('app.occurrences').set({ state: 'cancelled' }).where('id', '=', id).execute();
  await db.deleteFrom('app.holds').where('occurrence_id', '=', id).execute();
  await releaseHold(db, caller, { occurrenceId: id });
  for (const subjectId of children) await coverUpcoming(db, caller, subjectId);
}
