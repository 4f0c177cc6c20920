import { type MissingPart, missingParts } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import { type TrackRow, tracksOfSession } from '../music/public.ts';
import { type AnswerRow, answersOf } from './answer-store.ts';
import { type CategoryRow, type ItemRow, itemsOf } from './item-store.ts';
import type { SessionRow } from './session-store.ts';

export interface LoadedSession {
  items: ItemRow[];
  answers: AnswerRow[];
  tracks: TrackRow[];
  /** The categories that the session's items train. */
  categories: CategoryRow[];
  missing: MissingPart[];
}

/** A session's items, answers and tracks, and what finishing it still needs. */
export async function loadSession(db: Db, session: SessionRow): Promise<LoadedSession> {
  const [items, answers, tracks] = await Promise.all([
    itemsOf(db, session.id),
    answersOf(db, session.id),
    session.music ? tracksOfSession(db, session.id) : [],
  ]);
  const categories = categoriesOf(items);
  const missing = missingParts({
    items: items.filter((item) => item.kind !== 'nonePlaybook'),
    nonePlaybook: items.filter((item) => item.kind === 'nonePlaybook'),
    overall: { answered: findAnswer(answers, 'overall') !== undefined },
    categoryPunch: categories.map(({ id }) => ({ answered: findAnswer(answers, 'category', id) !== undefined })),
    personal: personalOf(session, answers),
    iLs: session.music && { tracks, feedback: { answered: findAnswer(answers, 'music') !== undefined } },
  });
  return { items, answers, tracks, categories, missing };
}

/** Whether something was said of each child that attends; only a class asks for it. */
function personalOf({ kind, children }: SessionRow, answers: readonly AnswerRow[]) {
  const attending = kind === 'group' ? children.filter(({ attendance }) => attendance === 'Attend') : [];
  return attending.map(({ id }) => ({ answered: answers.some(({ scope, subjectId }) => scope === 'personal' && subjectId === id) }));
}

/** The answer to one of the session's own forms; `categoryId` where the scope is a category. */
export function findAnswer(
  answers: readonly AnswerRow[],
  scope: 'overall' | 'category' | 'music',
  categoryId: string | null = null,
): AnswerRow | undefined {
  return answers.find((answer) => answer.scope === scope && answer.categoryId === categoryId);
}

/** Each category that the items train, once, in the order in which categories are shown. */
export function categoriesOf(items: readonly ItemRow[]): CategoryRow[] {
  const byId = new Map(items.flatMap((item) => item.categories).map((category) => [category.id, category]));
  return [...byId.values()].sort((one, other) => one.position - other.position);
}
