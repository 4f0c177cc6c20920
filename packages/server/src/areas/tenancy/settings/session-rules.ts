import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import { unlimitedTrials } from '@trellis/contract/trial-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Rules = OutputOf<typeof tenancyCalls.sessionRules>;

/** What the caller's center holds against a family that does not come, and how many trials it has. */
export async function viewSessionRules(db: Db, caller: Actor): Promise<Rules> {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
  const row = await db.selectFrom('app.centre_settings').selectAll().executeTakeFirst();
  if (!row) return refuse('Trellis:NotFound');
  return {
    trialsLeft: row.trials_left === unlimitedTrials ? null : row.trials_left,
    interviewEvery: row.interview_every,
    expiredCertificateBlocks: row.expired_certificate_blocks,
    lockAfterMinutes: row.lock_after_minutes,
    noShowTakesClass: row.no_show_takes_class,
    lateCancellationTakesClass: row.late_cancellation_takes_class,
    freeCancellationHours: row.free_cancellation_hours,
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** Changes that from now on; what was decided already stays as it is. */
export async function saveSessionRules(db: Db, caller: Actor, input: InputOf<typeof tenancyCalls.saveSessionRules>): Promise<Rules> {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
  const current = await db.selectFrom('app.centre_settings').select('concurrency_stamp').forUpdate().executeTakeFirst();
  if (!current) return refuse('Trellis:NotFound');
  if (current.concurrency_stamp !== input.concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await viewSessionRules(db, caller) } });
  await db
    .updateTable('app.centre_settings')
    .set({
      trials_left: input.trialsLeft ?? unlimitedTrials,
      interview_every: input.interviewEvery,
      expired_certificate_blocks: input.expiredCertificateBlocks,
      lock_after_minutes: input.lockAfterMinutes,
      no_show_takes_class: input.noShowTakesClass,
      late_cancellation_takes_class: input.lateCancellationTakesClass,
      free_cancellation_hours: input.freeCancellationHours,
    })
    .where('tenant_id', '=', caller.tenantId)
    .execute();
  return viewSessionRules(db, caller);
}
