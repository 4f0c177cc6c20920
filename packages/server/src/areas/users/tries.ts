import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/**
 * Counts a try before its outcome is known, so that many at once cannot try more often than one after the other; refuses too many in the
 * seconds since the first.
 */
export async function countTry(identity: Kysely<Database>, key: string, { most, within }: { most: number; within: number }): Promise<void> {
  const { rows } = await sql<{ tries: number }>`
    insert into identity.tries as known (key, tries, since) values (${key}, 1, now())
    on conflict (key) do update set
      tries = case when known.since < now() - make_interval(secs => ${within}) then 1 else known.tries + 1 end,
      since = case when known.since < now() - make_interval(secs => ${within}) then now() else known.since end
    returning tries`.execute(identity);
  if ((rows[0]?.tries ?? 0) > most) refuse('Trellis:TooMany');
}

/** Forgets the tries: one went well. */
export async function forgetTries(identity: Kysely<Database>, key: string): Promise<void> {
  await identity.deleteFrom('identity.tries').where('key', '=', key).execute();
}
