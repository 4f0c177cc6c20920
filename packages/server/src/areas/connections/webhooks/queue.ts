import type { DeliveryFault } from '@trellis/contract/connections/webhooks/calls';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { RolePool } from '../../../platform/db/types.ts';
import type { Outcome } from './post-message.ts';

export type Jobs = RolePool;

export interface Taken {
  id: string;
  tries: number;
  payload: unknown;
  address: string;
  sealed: string;
  /** The secret before, while it signs too. */
  former: string | null;
}

/** After each try the next one is so many seconds away; who took none of them takes none. */
export const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600] as const;
/** So many of one webhook at once, over all processes. */
export const mostOfOne = 2;
/** More than any try lasts: one that is under way for longer was left behind by a process that died. */
const leaseSeconds = 60;

/** Takes the delivery that is due first, or nothing; two who ask at once never get the same one. */
export async function takeDelivery(jobs: Jobs): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`select * from jobs.take_webhook_delivery(${mostOfOne}, ${leaseSeconds})`.execute(jobs);
  return rows[0];
}

/** The receiver has it. */
export async function markSent(jobs: Jobs, { id, tries }: Taken, { status, answer }: { status: number; answer: string }): Promise<void> {
  await sql`
    update jobs.webhook_deliveries set state = 'sent', ended_at = now(), status = ${status}, answer = ${answer}, fault = null
    where id = ${id} and state = 'sending' and tries = ${tries}`.execute(jobs);
}

/**
 * It is tried again after a pause that grows. After the last one it is given up; where its receiver took nothing since it was queued, or says
 * that it is gone, the webhook is turned off.
 */
export async function markFailed(jobs: Jobs, { id, tries }: Taken, outcome: Outcome): Promise<void> {
  const { status, answer, fault } = toldBy(outcome);
  const isGone = status === 410;
  const pause = isGone ? undefined : pauses[tries - 1];
  await inTransaction(jobs, {}, async (db) => {
    const { rows } = await sql`
      update jobs.webhook_deliveries set status = ${status}, answer = ${answer}, fault = ${fault},
        state = ${pause === undefined ? 'failed' : 'due'}, ended_at = case when ${pause === undefined} then now() end,
        next_at = now() + make_interval(secs => ${pause ?? 0}::int)
      where id = ${id} and state = 'sending' and tries = ${tries}
      returning id`.execute(db);
    if (rows.length === 0 || pause !== undefined) return;
    await sql`select jobs.turn_webhook_off(${id}, ${isGone ? 'gone' : 'failing'})`.execute(db);
  });
}

const toldBy = (outcome: Outcome): { status: number | null; answer: string | null; fault: DeliveryFault | null } =>
  'fault' in outcome ? { status: null, answer: null, fault: outcome.fault } : { ...outcome, fault: null };
