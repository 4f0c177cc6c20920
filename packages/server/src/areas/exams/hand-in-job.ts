import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/types.ts';
import type { Job } from '../../platform/jobs/rounds.ts';

/** Hands in the papers whose time is over, whether anybody looks at them or not. */
export function examJob(jobs: Kysely<Database>): Job {
  return {
    name: 'exams whose time is over',
    run: async () => {
      const { rows } = await sql<{ handed: number }>`select jobs.hand_in_exams() as handed`.execute(jobs);
      return rows[0]?.handed ?? 0;
    },
  };
}
