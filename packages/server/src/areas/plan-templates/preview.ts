import { sessionsOfRules } from '@trellis/contract/plan-templates/arrange';
import type { previewCalls } from '@trellis/contract/plan-templates/rule-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { categoriesOfLibrary, libraryExercises } from './store.ts';

type Call = (typeof previewCalls)['preview'];

/** What publishing would make of rules, as long as the library stays as it is. */
export async function previewSessions(db: Db, { language }: Actor, { rules }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [exercises, categories] = await Promise.all([libraryExercises(db, language), categoriesOfLibrary(db, language)]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const named = rules.flatMap(({ shares }) => shares.map(({ categoryId }) => categoryId));
  if (!named.every((id) => names.has(id))) refuse('Trellis:NotFound', { members: ['rules'] });
  const sessions = sessionsOfRules(rules, exercises).map(({ num, offset, items }) => ({
    num,
    offset,
    items: items.map(({ category, exercise: { code, title } }) => ({ code, title, category: names.get(category) ?? '' })),
  }));
  return { sessions };
}
