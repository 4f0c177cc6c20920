import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { letterOf } from './letter-store.ts';

/** Puts a letter that failed, or waits for its next try, first in line. One under way or sent is left alone: nobody gets it twice. */
export async function retryLetter(db: Db, _caller: Actor, { id }: { id: string }): Promise<void> {
  await letterOf(db, id);
  const { numUpdatedRows } = await db
    .updateTable('jobs.letters')
    .set({ state: 'queued', attempts: 0, next_at: sql`now()`, error: null })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'failed'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse('Trellis:LetterNotWaiting');
}
