import type { AnsweredQuestion, PaperAnswer, PaperQuestion } from '@trellis/contract/exams/paper-schemas';
import type { Solution } from '@trellis/contract/exams/question';
import type { QuestionKind } from '@trellis/contract/exams/rules';
import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { signFile } from '../files/public.ts';

interface QuestionRow {
  id: string;
  paperId: string;
  kind: QuestionKind;
  titles: Record<Language, string>;
  solution: Solution;
  pictureKey: string | null;
  fraction: number;
  answer: PaperAnswer | null;
  points: number | null;
}

/** The questions of the papers that match, each in its order. */
export async function questionsOf(db: Db, matching: RawBuilder<unknown>): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select asked.id, asked.paper_id as "paperId", asked.kind, asked.titles, asked.solution, asked.picture_key as "pictureKey", asked.fraction,
      asked.answer, asked.points
    from app.exam_paper_questions asked join app.exam_papers paper on paper.tenant_id = asked.tenant_id and paper.id = asked.paper_id
    where ${matching} order by asked.paper_id, asked.position`.execute(db);
  return rows;
}

/** A question as whoever takes the exam sees it: nothing of what is right. */
export function presentQuestion(row: QuestionRow, language: Language): PaperQuestion {
  const { id, kind, titles, solution, pictureKey, fraction, answer } = row;
  return {
    id,
    kind,
    title: titles[language],
    pictureUrl: pictureKey && signFile(pictureKey),
    options: 'options' in solution ? solution.options.map(({ texts }) => texts[language]) : [],
    blanks: solution.kind === 'fillIn' ? solution.blanks.length : 0,
    fraction,
    answer,
  };
}

/** The same of a paper that was handed in, with what is right for those who judge. */
export const presentAnswered = (row: QuestionRow, language: Language, isTold: boolean): AnsweredQuestion => ({
  ...presentQuestion(row, language),
  points: row.points,
  solution: isTold ? rightOf(row.solution, language) : null,
});

function rightOf(solution: Solution, language: Language): string[] {
  switch (solution.kind) {
    case 'trueFalse':
      return [String(solution.isTrue)];
    case 'fillIn':
      return solution.blanks.map((accepted) => accepted.join(' / '));
    case 'freeText':
      return solution.guidance ? [solution.guidance] : [];
    default:
      return solution.options.flatMap(({ texts, isRight }) => (isRight ? [texts[language]] : []));
  }
}
