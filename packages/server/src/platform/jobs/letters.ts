import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, JobsLetters } from '../db/database.ts';
import type { Channel } from '../mail/carriers.ts';

export type QueuedLetter = Selectable<JobsLetters>;

type Jobs = Kysely<DB>;

/** After each try the next one is so many minutes away; the last number stands for all that follow. */
const pauses = [1, 5, 15, 60] as const;
export const mostAttempts = 24;
/** More than any try lasts: a letter that is under way for longer was left behind by a process that died. */
const leaseMinutes = 10;

/**
 * Takes the letter that is due first, or nothing. Two who ask at once never get the same one: each locks its row and steps over a locked one.
 * What it takes is marked and committed before anything is sent, so that a process that dies leaves a trace.
 */
export async function takeLetter(jobs: Jobs, channels: readonly Channel[]): Promise<QueuedLetter | undefined> {
  if (channels.length === 0) return undefined;
  const { rows } = await sql<QueuedLetter>`
    update jobs.letters set state = 'sending', attempts = attempts + 1, next_at = now() + make_interval(mins => ${leaseMinutes}::int)
    where id = (
      select id from jobs.letters
      where state in ('queued', 'sending') and next_at <= now() and channel = any (${[...channels]}::text[])
      order by next_at, id limit 1 for update skip locked
    )
    returning *`.execute(jobs);
  return rows[0];
}

/** The letter is with its recipient's server: what was secret in it is not kept. */
export async function markSent(jobs: Jobs, { id, attempts }: QueuedLetter): Promise<void> {
  await jobs
    .updateTable('jobs.letters')
    .set({ state: 'sent', sent_at: sql`now()`, error: null, data: '{}' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** It is tried again after a pause that grows, until it was tried often enough; then it waits for a person to look at it. */
export async function markFailed(jobs: Jobs, { id, attempts }: QueuedLetter, error: string): Promise<void> {
  const pause = pauses[attempts - 1] ?? 60;
  await jobs
    .updateTable('jobs.letters')
    .set({
      state: attempts >= mostAttempts ? 'failed' : 'queued',
      next_at: sql`now() + make_interval(mins => ${pause}::int)`,
      error: error.slice(0, 1000),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}
