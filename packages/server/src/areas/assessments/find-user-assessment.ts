import type { userAssessmentCalls } from '@trellis/contract/assessments/calls';
import type { UserAssessment, UserAssessmentDetail } from '@trellis/contract/assessments/schemas';
import type { SectionScore } from '@trellis/contract/questionnaires/scoring';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { contentOf, correctRate, findAnswer, presentScores } from '../questionnaires/public.ts';
import { subjectOf } from '../subjects/public.ts';
import { countedWhere, matches, type UserAssessmentRow, userAssessmentsWhere } from './store.ts';

type Calls = typeof userAssessmentCalls;

/** The assessments of the children within the caller's reach, or of one child, the latest first. */
export async function listUserAssessments(db: Db, caller: Actor, input: InputOf<Calls['getList']>): Promise<OutputOf<Calls['getList']>> {
  const where = matches(input);
  const order = sql`own.created_at desc, own.id`;
  const [{ rows, totalCount }] = await Promise.all([
    findPage(db, { rows: userAssessmentsWhere(caller.language, where), counted: countedWhere(where), order }, input),
    input.subjectId && subjectOf(db, input.subjectId),
  ]);
  return { items: rows.map(presentUserAssessment), totalCount };
}

export async function findUserAssessment(db: Db, caller: Member, { id }: { id: string }): Promise<UserAssessment> {
  const { rows } = await userAssessmentsWhere(caller.language, sql`own.id = ${id}`).execute(db);
  return presentUserAssessment(rows[0] ?? refuse('Trellis:UserAssessmentNotFound'));
}

/** One assessment of a child with its questions and what was answered so far. */
export async function viewUserAssessment(
  db: Db,
  caller: Member,
  { userAssessmentId: id }: InputOf<Calls['detail']>,
): Promise<UserAssessmentDetail> {
  const head = await findUserAssessment(db, caller, { id });
  const found = (await findAnswer(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  const answer = await db.selectFrom('app.questionnaire_answers').select('score').where('id', '=', id).executeTakeFirstOrThrow();
  const score = answer.score as SectionScore[] | null;
  return {
    ...head,
    isComplete: found.isComplete,
    questionnaireAndAnswer: { ...contentOf(found), correctRate: correctRate(score) },
    scores: presentScores(score, found.scoring, caller.language),
    concurrencyStamp: found.concurrencyStamp,
  };
}

/** A row as the contract promises it. */
export function presentUserAssessment(row: UserAssessmentRow): UserAssessment {
  const { tagIds, createdAt, orderedAt: _orderedAt, finishTime, sentAt, consentedAt, fillerName, ...rest } = row;
  return {
    ...rest,
    assessmentName: row.title,
    assessment: { tagIds },
    creationTime: createdAt.toISOString(),
    finishTime: finishTime && finishTime.toISOString(),
    sentTime: sentAt && sentAt.toISOString(),
    consentTime: consentedAt && consentedAt.toISOString(),
    fillerUser: fillerName === null ? null : { name: fillerName },
  };
}
