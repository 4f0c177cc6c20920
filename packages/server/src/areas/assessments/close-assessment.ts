import { isAnswerable } from '@trellis/contract/assessments/rules';
import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { giveBackAssessment, lockCredits } from '../credits/public.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { lockUserAssessment } from './store.ts';

/** Gives up an assessment that was not answered; a count of the child that it took comes back. Once more changes nothing. */
export async function closeAssessment(
  db: Db,
  caller: Member,
  { userAssessmentId: id }: { userAssessmentId: string },
): Promise<UserAssessment> {
  const { userId } = await findUserAssessment(db, caller, { id });
  // the child before the assessment, as whoever orders does
  await lockCredits(db, userId);
  const found = (await lockUserAssessment(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  if (found.status !== 'Closed') {
    if (!isAnswerable(found.status)) refuse('Trellis:AssessmentAnswered');
    await db.updateTable('app.user_assessments').set({ status: 'Closed', closed_at: caller.now }).where('id', '=', id).execute();
    await giveBackAssessment(db, caller, { subjectId: userId, userAssessmentId: id });
  }
  return findUserAssessment(db, caller, { id });
}

/** Gives up whatever of the assessments of some children nobody answered. */
export async function closeOpenAssessments(db: Db, caller: Member, subjectIds: readonly string[]): Promise<void> {
  const open = await db
    .selectFrom('app.user_assessments')
    .select('id')
    .where(sql<boolean>`subject_id = any (${subjectIds}::uuid[])`)
    .where('status', 'in', ['None', 'Started'])
    .orderBy('id')
    .execute();
  for (const { id } of open) await closeAssessment(db, caller, { userAssessmentId: id });
}
