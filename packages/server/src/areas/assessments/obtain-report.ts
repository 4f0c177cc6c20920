import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { useQuota } from '../tenant-contracts/public.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { lockUserAssessment } from './store.ts';

/** Obtains a report: one that costs takes one of the assessments that the centre bought. Once more takes no other. */
export async function obtainReport(
  db: Db,
  caller: Member,
  { userAssessmentId: id }: { userAssessmentId: string },
): Promise<UserAssessment> {
  const found = (await lockUserAssessment(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  if (found.status !== 'ReportedReady') refuse('Trellis:ReportNotReady');
  if (!found.hasGetReport) {
    if (found.needPay) await useQuota(db, caller, { kind: 'assessment', itemId: found.assessmentId, key: `assessment:${id}` });
    await db.updateTable('app.user_assessments').set({ has_get_report: true }).where('id', '=', id).execute();
  }
  return findUserAssessment(db, caller, { id });
}
