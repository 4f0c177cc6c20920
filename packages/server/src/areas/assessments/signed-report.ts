import type { signedReportCalls } from '@trellis/contract/assessments/report-calls';
import { reportSeconds } from '@trellis/contract/assessments/rules';
import type { AssessmentReport, ReportQuery } from '@trellis/contract/assessments/schemas';
import type { InputOf } from '@trellis/contract/types';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { isSigned, signWords } from '../files/public.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { requireReport } from './share-assessment.ts';
import { viewReport } from './view-report.ts';

/** The query of a report's page, signed: its new window has no bearer, as the pages of guests have none. */
export async function addressReport(db: Db, caller: Member, { userAssessmentId }: { userAssessmentId: string }): Promise<ReportQuery> {
  requireReport(await findUserAssessment(db, caller, { id: userAssessmentId }), caller);
  const ts = Math.floor(caller.now.getTime() / 1000) + reportSeconds;
  return { to: userAssessmentId, t: caller.tenantId, h: signWords(wordsOf(userAssessmentId, caller.tenantId), ts), ts };
}

/** The report that a signed address names: of the centre that signed for it, as long as the address is good. */
export async function viewSignedReport(
  { pools }: IdentityContext,
  { to, t, h, ts, language }: InputOf<typeof signedReportCalls.view>,
): Promise<AssessmentReport> {
  requireSigned({ to, t, h, ts });
  return inTransaction(pools.centre, { 'app.tenant_id': t, 'app.person_id': '' }, (db) => viewReport(db, to, language));
}

/** Refuses an address that was changed, or whose time is over. */
export function requireSigned({ to, t, h, ts }: ReportQuery): void {
  if (!isSigned(wordsOf(to, t), ts, h, 0)) refuse('Trellis:LinkUnknown');
  if (!isSigned(wordsOf(to, t), ts, h)) refuse('Trellis:LinkClosed');
}

const wordsOf = (userAssessmentId: string, tenantId: string) => `report of assessment ${userAssessmentId} at ${tenantId}`;
