import type { PaperAnswer } from '@trellis/contract/exams/paper-schemas';
import type { Solution } from '@trellis/contract/exams/question';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PaperRow } from './paper-store.ts';
import { isAnswered, pointsOf } from './points.ts';

interface Asked {
  id: string;
  solution: Solution;
  fraction: number;
}

/** A question of a paper; any other does not exist. */
export async function findQuestion(db: Db, { id, tenantId }: Pick<PaperRow, 'id' | 'tenantId'>, questionId: string): Promise<Asked> {
  const question = await db
    .selectFrom('app.exam_paper_questions')
    .select(['id', 'solution', 'fraction'])
    .where('tenant_id', '=', tenantId)
    .where('paper_id', '=', id)
    .where('id', '=', questionId)
    .executeTakeFirst();
  return question
    ? { ...question, solution: question.solution as unknown as Solution }
    : refuse('Trellis:NotFound', { members: ['questionId'] });
}

/** Keeps what somebody answered and what it gives; an answer that is taken back is none. */
export async function saveAnswer(
  db: Db,
  { tenantId }: Pick<PaperRow, 'tenantId'>,
  question: Asked,
  answer: PaperAnswer,
  now: Date,
): Promise<void> {
  const isGiven = isAnswered(answer);
  await db
    .updateTable('app.exam_paper_questions')
    .set({
      answer: isGiven ? JSON.stringify(answer) : null,
      points: isGiven ? pointsOf(question.solution, answer, question.fraction) : null,
      answered_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', question.id)
    .execute();
}
