import type { suggestionCalls, suggestionReviewCalls } from '@trellis/contract/suggestions/calls';
import type { SuggestionType } from '@trellis/contract/suggestions/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { countedWhere, latestFirst, matching, presentSuggestion, suggestionsWhere } from './suggestion-store.ts';

type Listed = OutputOf<typeof suggestionReviewCalls.commentsList>;
type ListInput = InputOf<typeof suggestionReviewCalls.commentsList>;

/** Suggestions of one type, the latest first: those that the caller's side reaches. */
export const listSuggestions =
  (type: SuggestionType) =>
  (db: Db, caller: Actor, input: ListInput): Promise<Listed> => {
    const reached = caller.kind === 'member' ? sql`suggestion.tenant_id = ${caller.tenantId}` : sql`true`;
    return pageOf(db, caller, sql`${reached} and ${matching(caller, type, input)}`, latestFirst, input);
  };

/** Ideas for games that stand with a program, most liked first, and those of the reader. */
export function listIdeas(db: Db, caller: Member, input: InputOf<typeof suggestionCalls.programGamification>): Promise<Listed> {
  const isShown = sql`suggestion.review = 'Accepted' and suggestion.status = 'Public'`;
  const condition = sql`suggestion.type = 'Gamification' and suggestion.program_id = ${input.trainingProgramId}
    and (${isShown} or suggestion.creator_id = ${caller.personId})`;
  return pageOf(db, caller, condition, sql`likes desc, ${latestFirst}`, input);
}

async function pageOf(db: Db, caller: Actor, condition: RawBuilder<unknown>, order: RawBuilder<unknown>, page: Page): Promise<Listed> {
  const list = { rows: suggestionsWhere(caller, condition), counted: countedWhere(condition), order };
  const { rows, totalCount } = await findPage(db, list, page);
  return { items: rows.map(presentSuggestion), totalCount };
}
