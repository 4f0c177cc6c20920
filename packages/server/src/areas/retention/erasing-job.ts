import { sql } from 'kysely';
import type { RolePool } from '../../platform/db/types.ts';
import type { Job } from '../../platform/jobs/rounds.ts';

/** What one round erases at most: the next one goes on. */
const most = 500;

/**
 * Tells administrators of what rules erase soon, and erases what is due where it is night: each part of a child in a transaction of its own, so that
 * whoever is stopped in between has lost nothing. One that cannot be erased is named once all others are, and tried again the next night. Of several
 * processes one erases.
 */
export function erasingJob(jobs: RolePool, clock = () => new Date()): Job {
  return {
    name: 'erasing',
    run: async () => {
      const moment = clock();
      await sql`select jobs.tell_of_erasures(${moment})`.execute(jobs);
      const erased = await eraseDue(jobs, moment);
      const { rows: failed } =
        await sql<Failed>`select subject_id as "subjectId", part, failure from jobs.failed_erasures(${moment})`.execute(jobs);
      if (failed.length > 0)
        throw new Error(`${erased} parts of children were erased, and these could not be: ${failed.map(written).join('; ')}`);
      return erased;
    },
  };
}

interface Failed {
  subjectId: string;
  part: string;
  failure: string;
}
const written = ({ subjectId, part, failure }: Failed) => `${part} of ${subjectId} (${failure})`;

async function eraseDue(jobs: RolePool, moment: Date): Promise<number> {
  for (let erased = 0; erased < most; erased += 1) {
    const { rows } = await sql<{ isErased: boolean }>`select jobs.erase_due(${moment}) as "isErased"`.execute(jobs);
    if (!rows[0]?.isErased) return erased;
  }
  return most;
}
