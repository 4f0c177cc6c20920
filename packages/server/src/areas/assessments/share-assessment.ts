import type { assessmentCodeCalls } from '@trellis/contract/assessments/code-calls';
import { assessmentDays, canOpenReport, isAnswerable, mustObtain } from '@trellis/contract/assessments/rules';
import type { AssessmentCode, UserAssessment } from '@trellis/contract/assessments/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { issueLink } from '../../platform/links/issue-link.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { order, requireOffered } from './order-assessments.ts';

type Calls = typeof assessmentCodeCalls;

/** A link by which a guardian answers an assessment that was ordered. */
export async function codeOfUserAssessment(
  db: Db,
  caller: Member,
  { userAssessmentId, assessmentId, subjectId }: InputOf<Calls['ofUserAssessment']>,
): Promise<AssessmentCode> {
  const found = await findUserAssessment(db, caller, { id: userAssessmentId });
  const isMeant = found.assessmentId === (assessmentId ?? found.assessmentId) && found.userId === (subjectId ?? found.userId);
  if (!isMeant) refuse('Trellis:UserAssessmentNotFound');
  if (!isAnswerable(found.status)) refuse('Trellis:AssessmentClosed');
  return share(db, caller, 'assessment', found);
}

/** The same for an assessment of the library: the one named, else the one that the child has open, else a new one. */
export async function codeOfAssessment(db: Db, caller: Member, input: InputOf<Calls['ofAssessment']>): Promise<AssessmentCode> {
  const { subjectId, assessmentId } = input;
  await subjectOf(db, subjectId);
  // of two who ask at once, the second finds what the first ordered
  await lockSubject(db, subjectId);
  const id =
    input.userAssessmentId ?? (await openOne(db, subjectId, assessmentId)) ?? (await orderOne(db, caller, subjectId, assessmentId));
  return codeOfUserAssessment(db, caller, { userAssessmentId: id, assessmentId, subjectId });
}

/** A link by which a guardian reads a report that is there and, where it costs, was obtained. */
export async function codeOfReport(db: Db, caller: Member, { userAssessmentId }: InputOf<Calls['ofReport']>): Promise<AssessmentCode> {
  const found = await findUserAssessment(db, caller, { id: userAssessmentId });
  requireReport(found, caller);
  return share(db, caller, 'report', found);
}

/** Refuses a report that may not be opened yet. */
export function requireReport(found: UserAssessment, { tenantId }: Pick<Member, 'tenantId'>): void {
  if (mustObtain(found)) refuse('Trellis:ReportNotObtained');
  if (!canOpenReport(found, tenantId)) refuse('Trellis:ReportNotReady');
}

async function share(db: Db, caller: Member, purpose: 'assessment' | 'report', found: UserAssessment): Promise<AssessmentCode> {
  const child = await subjectOf(db, found.userId);
  // a link about a child who left would open nothing
  if (child.loggedOutAt) refuse('SubjectNotFound');
  const { url, expiresAt } = await issueLink(db, caller, { purpose, subjectId: found.userId, targetId: found.id, days: assessmentDays });
  return { userAssessmentId: found.id, childName: child.name, url, expiresAt: expiresAt.toISOString() };
}

async function openOne(db: Db, subjectId: string, assessmentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from app.user_assessments
    where subject_id = ${subjectId} and assessment_id = ${assessmentId} and status in ('None', 'Started')
    order by created_at desc, id limit 1`.execute(db);
  return rows[0]?.id;
}

async function orderOne(db: Db, caller: Member, subjectId: string, assessmentId: string): Promise<string> {
  const [item] = await requireOffered(db, caller, subjectId, [assessmentId]);
  return item ? order(db, caller, { subjectId, planId: null }, item) : refuse('Trellis:AssessmentNotOffered');
}
