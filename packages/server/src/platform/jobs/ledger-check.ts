import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { Job } from './rounds.ts';

/**
 * Proves once a day that every balance is the sum of its postings and that none is below zero. What it finds is kept for the platform's
 * administrators; a ledger that does not add up is an error of the log, too.
 */
export function ledgerJob(jobs: Kysely<Database>): Job {
  return {
    name: 'ledger check',
    run: async () => {
      const { rows } = await sql<{ checked: number; faulty: number }>`select checked, faulty from jobs.check_ledger()`.execute(jobs);
      const { checked, faulty } = rows[0] ?? { checked: 0, faulty: 0 };
      if (faulty > 0) throw new Error(`${faulty} of ${checked} accounts do not agree with their postings`);
      return checked;
    },
  };
}
