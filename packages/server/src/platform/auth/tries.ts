import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';

/**
 * Counts a try before its outcome is known, so that many at once cannot try more often than one after the other; refuses too many in the
 * seconds since the first. In a transaction that is refused nothing is counted, outside of one every try is.
 */
export async function countTry(db: Kysely<Database>, key: string, { most, within }: { most: number; within: number }): Promise<void> {
  const { rows } = await sql<{ tries: number }>`select identity.count_try(${key}, ${within}) as tries`.execute(db);
  if ((rows[0]?.tries ?? 0) > most) refuse('Trellis:TooMany');
}

/** Forgets the tries: one went well. */
export async function forgetTries(identity: Kysely<Database>, key: string): Promise<void> {
  await identity.deleteFrom('identity.tries').where('key', '=', key).execute();
}
