import type { SuggestionFilter } from '@trellis/contract/suggestions/calls';
import type { SuggestionType } from '@trellis/contract/suggestions/rules';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { textIn } from '../../platform/resources/texts.ts';

/** A suggestion as the queries bring it. */
export interface SuggestionRow extends Omit<Suggestion, 'creationTime' | 'repliedAt'> {
  creationTime: Date;
  repliedAt: Date | null;
  /** When it was written, to the microsecond: where the next portion of a file begins. */
  orderedAt: string;
}

/** The program of a `suggestion` as published now, as `program`. */
const withProgram = sql`
  app.program_suggestions as suggestion
  join lateral (
    select known.code, version.title from catalog.programs as known
    join catalog.program_versions as version on version.program_id = known.id
    where known.id = suggestion.program_id and version.published_at is not null order by version.version desc limit 1
  ) as program on true`;

/** Suggestions as `suggestion`. `tail` orders and pages. Who wrote one at another center, and where, stays unsaid: row-level security hides both. */
export const suggestionsWhere = ({ personId, language }: Actor, condition: RawBuilder<unknown>, tail = sql``) => sql<SuggestionRow>`
  select suggestion.id, suggestion.program_id as "trainingProgramId", program.code as "programCode", ${textIn('program.title', language)} as "programTitle",
    suggestion.content, suggestion.type, creator.name as creator, tenant.name as "tenantName", suggestion.creator_id = ${personId} as "isOwn",
    app.likes_of(suggestion.id) as likes,
    exists (
      select 1 from app.suggestion_likes as own where own.suggestion_id = suggestion.id and own.person_id = ${personId}
    ) as "isLiked",
    suggestion.created_at as "creationTime", suggestion.created_at::text as "orderedAt", suggestion.review, suggestion.status, suggestion.reply,
    suggestion.replied_at as "repliedAt", suggestion.concurrency_stamp as "concurrencyStamp"
  from ${withProgram}
  left join identity.tenants as tenant on tenant.id = suggestion.tenant_id
  left join lateral (
    select coalesce(member.name, person.name) as name from identity.memberships as member
    join identity.persons as person on person.id = member.person_id
    where member.tenant_id = suggestion.tenant_id and member.person_id = suggestion.creator_id limit 1
  ) as creator on true
  where ${condition} ${tail}`;

/** `from … where …` of the same, to be counted. */
export const countedWhere = (condition: RawBuilder<unknown>) => sql`from ${withProgram} where ${condition}`;

export const latestFirst = sql`suggestion.created_at desc, suggestion.id desc`;

/** What a list for review is narrowed to. */
export function matching({ zone, language }: Actor, type: SuggestionType, given: SuggestionFilter): RawBuilder<unknown> {
  const { trainingProgramId, filter, review, tenantId, from, to } = given;
  const conditions = [sql`suggestion.type = ${type}`];
  if (trainingProgramId) conditions.push(sql`suggestion.program_id = ${trainingProgramId}`);
  if (review) conditions.push(sql`suggestion.review = ${review}`);
  if (tenantId) conditions.push(sql`suggestion.tenant_id = ${tenantId}`);
  if (from) conditions.push(sql`suggestion.created_at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`suggestion.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (filter) {
    const part = containing(filter);
    conditions.push(
      sql`(suggestion.content ilike ${part} or program.code ilike ${part} or ${textIn('program.title', language)} ilike ${part})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

export function presentSuggestion({ orderedAt: _orderedAt, creationTime, repliedAt, ...row }: SuggestionRow): Suggestion {
  return { ...row, creationTime: creationTime.toISOString(), repliedAt: repliedAt?.toISOString() ?? null };
}

/** One that the caller may read. */
export async function suggestionOf(db: Db, caller: Actor, id: string): Promise<Suggestion> {
  const { rows } = await suggestionsWhere(caller, sql`suggestion.id = ${id}`).execute(db);
  return rows[0] ? presentSuggestion(rows[0]) : refuse('Trellis:NotFound', { members: ['id'] });
}
