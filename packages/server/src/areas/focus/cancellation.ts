import type { focusCalls } from '@trellis/contract/focus/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cancel } from './course.ts';
import { takeRunning } from './program-store.ts';

type Calls = typeof focusCalls;

/** Asks that a program be cancelled; it goes on meanwhile, and a second request waits for the first. */
export async function requestCancellation(db: Db, caller: Member, { subjectId }: InputOf<Calls['requestCancellation']>) {
  const { cancellation } = await takeRunning(db, subjectId);
  if (cancellation && cancellation.result === null) refuse('RocketSystem:FocusCancellationWaits');
  return db
    .insertInto('app.focus_cancellations')
    .values({
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      requested_by: caller.personId,
      created_at: caller.now,
      last_modification_time: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Decides upon a request: allowed, the program ends; rejected, it goes on as it was. */
export async function reviewCancellation(db: Db, caller: Member, { id, result, notes }: InputOf<Calls['review']>): Promise<void> {
  const asked = await db.selectFrom('app.focus_cancellations').select('subject_id').where('id', '=', id).executeTakeFirst();
  if (!asked) return refuse('Trellis:NotFound', { members: ['id'] });
  const reviewed = await db
    .updateTable('app.focus_cancellations')
    .set({ result, notes: notes || null, reviewed_by: caller.personId, last_modification_time: caller.now })
    .where('id', '=', id)
    .where('result', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!reviewed) refuse('RocketSystem:FocusCancellationReviewed');
  if (result === 'Allow') await cancel(db, caller.now, asked.subject_id);
}
