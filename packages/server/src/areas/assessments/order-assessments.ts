import type { userAssessmentCalls } from '@trellis/contract/assessments/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { takeAssessment } from '../credits/public.ts';
import { planOf } from '../plans/public.ts';
import { beginAnswer } from '../questionnaires/public.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { presentUserAssessment } from './find-user-assessment.ts';
import { userAssessmentsWhere } from './store.ts';

type Calls = typeof userAssessmentCalls;

/** Orders assessments for a child. Each that costs takes a count of the child; where one is missing, none is ordered. */
export async function orderAssessments(
  db: Db,
  caller: Member,
  { subjectId, assessmentIds }: InputOf<Calls['create']>,
): Promise<OutputOf<Calls['create']>> {
  return orderAll(db, caller, { subjectId, assessmentIds, planId: null });
}

/** Orders assessments for the child of a plan. */
export async function arrangeAssessments(
  db: Db,
  caller: Member,
  { userOfflinePlanId: planId, assessmentIds }: InputOf<Calls['arrange']>,
): Promise<OutputOf<Calls['arrange']>> {
  const { subjectId, state } = await planOf(db, planId);
  if (state !== 'active') refuse('RocketSystem:PlanNotActive');
  return orderAll(db, caller, { subjectId, assessmentIds, planId });
}

interface Wanted {
  subjectId: string;
  assessmentIds: readonly string[];
  planId: string | null;
}

async function orderAll(db: Db, caller: Member, { subjectId, assessmentIds, planId }: Wanted): Promise<OutputOf<Calls['create']>> {
  const ids: string[] = [];
  for (const item of await requireOffered(db, caller, subjectId, assessmentIds))
    ids.push(await order(db, caller, { subjectId, planId }, item));
  const { rows } = await userAssessmentsWhere(caller.language, sql`own.id = any (${ids}::uuid[])`, sql`order by own.id`).execute(db);
  return { items: rows.map(presentUserAssessment) };
}

export interface OfferedAssessment {
  id: string;
  questionnaireId: string;
  needPay: boolean;
  tagIds: string[];
}

/** The assessments that a centre may order for a child who is there; refuses when one of them is not among these. */
export async function requireOffered(
  db: Db,
  caller: Member,
  subjectId: string,
  assessmentIds: readonly string[],
): Promise<OfferedAssessment[]> {
  // under the child's lock, so that counts are taken one after the other
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  if ((await subjectOf(db, subjectId)).loggedOutAt) refuse('SubjectNotFound');
  const wanted = [...new Set(assessmentIds)];
  const { rows } = await sql<OfferedAssessment>`
    select item.id, item.questionnaire_id as "questionnaireId", item.need_pay as "needPay",
      array(select tag_id from catalog.assessment_tagged tagged where tagged.assessment_id = item.id)::text[] as "tagIds"
    from catalog.assessments item
    join catalog.grants granted on granted.kind = 'assessment' and granted.item_id = item.id and granted.tenant_id = ${caller.tenantId}
    where item.id = any (${wanted}::uuid[]) and item.status = 'Public'
    order by item.sort_order, item.created_at desc, item.id`.execute(db);
  if (rows.length < wanted.length) refuse('Trellis:AssessmentNotOffered', { members: ['assessmentIds'] });
  return rows;
}

/** Orders one assessment that is offered; answers its id, which is that of its answers too. */
export async function order(
  db: Db,
  caller: Member,
  { subjectId, planId }: Pick<Wanted, 'subjectId' | 'planId'>,
  item: OfferedAssessment,
): Promise<string> {
  const id = await beginAnswer(db, caller, { subjectId, questionnaireId: item.questionnaireId, purpose: 'assessment' });
  await db
    .insertInto('app.user_assessments')
    .values({
      tenant_id: caller.tenantId,
      id,
      subject_id: subjectId,
      plan_id: planId,
      assessment_id: item.id,
      need_pay: item.needPay,
      ordered_by: caller.personId,
      created_at: caller.now,
    })
    .execute();
  if (item.needPay) await takeAssessment(db, caller, { subjectId, tagIds: item.tagIds, userAssessmentId: id });
  return id;
}
