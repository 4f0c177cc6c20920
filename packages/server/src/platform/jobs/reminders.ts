import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { Job } from './rounds.ts';

/**
 * Writes to guardians and coaches of the bookings that begin in a day, or in an hour; each is told once of one time. Guardians who were told
 * of one hear as well when it is off or at another time.
 */
export function remindingJob(jobs: Kysely<Database>): Job {
  return {
    name: 'reminders',
    run: async () => {
      const { rows } = await sql<{ written: number }>`select jobs.write_reminders() as written`.execute(jobs);
      const changes = await sql<{ written: number }>`select jobs.write_session_changes() as written`.execute(jobs);
      return (rows[0]?.written ?? 0) + (changes.rows[0]?.written ?? 0);
    },
  };
}

/** Writes to trainers of the orders that they have not paid for three days; once of each. */
export function orderRemindingJob(jobs: Kysely<Database>): Job {
  return {
    name: 'reminders of orders',
    run: async () => {
      const { rows } = await sql<{ written: number }>`select jobs.remind_of_orders() as written`.execute(jobs);
      return rows[0]?.written ?? 0;
    },
  };
}
