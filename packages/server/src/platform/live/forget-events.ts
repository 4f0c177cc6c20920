import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { Job } from '../jobs/rounds.ts';
import { keptMinutes } from './read-events.ts';

/** What was told is kept for those who were away for some minutes, and no longer. */
export function forgettingJob(jobs: Kysely<Database>): Job {
  const old = sql`delete from identity.live_events where told_at < now() - make_interval(mins => ${keptMinutes})`;
  return { name: 'what open pages were told', run: async () => Number((await old.execute(jobs)).numAffectedRows ?? 0) };
}
