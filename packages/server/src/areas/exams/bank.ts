import type { Regulation } from '@trellis/contract/exams/examination';
import type { Solution } from '@trellis/contract/exams/question';
import type { QuestionKind } from '@trellis/contract/exams/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { shuffled } from './shuffle.ts';

/** A question of the bank with the points that it gives in a paper. */
export interface Drawn {
  id: string;
  kind: QuestionKind;
  titles: Record<string, string>;
  solution: Solution;
  pictureKey: string | null;
  fraction: number;
}

interface Candidate {
  id: string;
  kind: QuestionKind;
  tagIds: string[];
}

/** Those that ask for the most are served first, so that nothing they need goes to a regulation that would take any question. */
const breadth = ({ tagId, kind }: Regulation) => (tagId ? 0 : 1) + (kind ? 0 : 1);

/** Refuses regulations that the bank cannot serve. */
export async function requireQuestions(db: Db, regulations: readonly Regulation[]): Promise<void> {
  choose(await candidatesOf(db), regulations, () => 0.5);
}

/** Questions by regulations, in an order of this seed: the same seed and bank draw the same paper. */
export async function drawQuestions(db: Db, regulations: readonly Regulation[], random: () => number): Promise<Drawn[]> {
  const chosen = choose(await candidatesOf(db), regulations, random);
  const { rows } = await sql<Omit<Drawn, 'fraction'>>`
    select id, kind, titles, solution, picture_key as "pictureKey" from catalog.questions where id = any (${chosen.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shuffled(chosen, random).flatMap(({ id, fraction }) => {
    const found = byId.get(id);
    return found ? [{ ...found, solution: mixed(found.solution, random), fraction }] : [];
  });
}

async function candidatesOf(db: Db): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select question.id, question.kind, array(select tagged.tag_id from catalog.question_tags tagged where tagged.question_id = question.id) as "tagIds"
    from catalog.questions question order by question.id`.execute(db);
  return rows;
}

function choose(bank: readonly Candidate[], regulations: readonly Regulation[], random: () => number): { id: string; fraction: number }[] {
  const taken = new Set<string>();
  const chosen: { id: string; fraction: number }[] = [];
  const order = regulations.map((rule, at) => ({ rule, line: at + 1 })).sort((one, other) => breadth(one.rule) - breadth(other.rule));
  for (const { rule, line } of order) {
    const fitting = bank.filter(
      ({ id, kind, tagIds }) => !taken.has(id) && (!rule.kind || kind === rule.kind) && (!rule.tagId || tagIds.includes(rule.tagId)),
    );
    if (fitting.length < rule.quantity) {
      const data = { line, quantity: rule.quantity, available: fitting.length };
      refuse('Trellis:ExamQuestionsTooFew', { members: ['regulations'], data });
    }
    for (const { id } of shuffled(fitting, random).slice(0, rule.quantity)) {
      taken.add(id);
      chosen.push({ id, fraction: rule.fraction });
    }
  }
  return chosen;
}

const mixed = (solution: Solution, random: () => number): Solution =>
  solution.kind === 'single' || solution.kind === 'multiple' ? { ...solution, options: shuffled(solution.options, random) } : solution;
