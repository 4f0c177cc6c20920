import { sql } from 'kysely';
import type { RolePool } from '../../platform/db/types.ts';
import type { Job } from '../../platform/jobs/rounds.ts';

/** What one round erases at most: the next one goes on. */
const most = 500;

/**
 * Tells administrators of what rules erase soon, and erases what is due where it is night: each part of a child in a transaction of its own, so that
 * whoever is stopped in between has lost nothing. Of several processes one erases.
 */
export function erasingJob(jobs: RolePool, clock = () => new Date()): Job {
  return {
    name: 'erasing',
    run: async () => {
      await sql`select jobs.tell_of_erasures(${clock()})`.execute(jobs);
      for (let erased = 0; erased < most; erased += 1) {
        const { rows } = await sql<{ isErased: boolean }>`select jobs.erase_due(${clock()}) as "isErased"`.execute(jobs);
        if (!rows[0]?.isErased) return erased;
      }
      return most;
    },
  };
}
