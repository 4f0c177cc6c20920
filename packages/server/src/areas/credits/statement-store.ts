import type { CreditRecord, RecordFilter } from '@trellis/contract/credits/schemas';
import { creatorElsewhere } from '@trellis/contract/credits/words';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../platform/http/caller.ts';

export interface StatementRow extends Omit<CreditRecord, 'creationTime' | 'classHours' | 'times'> {
  creationTime: Date;
  /** When it was posted, to the microsecond: where the next portion begins. */
  postedAt: string;
  /** The same on the clock of the centre. */
  localTime: string;
  /** Of what the child can still use. */
  change: number;
}

/** What a posting changes of what can still be used: the same arithmetic as `classHoursOf` of the contract's rules. */
export const change = sql`(case when target.bucket in ('available', 'held') then posting.amount else 0 end
  - case when source.bucket in ('available', 'held') then posting.amount else 0 end)`;

/** The name of who made a `posting`, as `person` tells it; of somebody at another center, that. Nobody makes what the product posts by itself. */
export const creatorOf = ({ language }: Pick<Member, 'language'>) =>
  sql<string>`coalesce(person.name, case when posting.person_id is null then '' else ${creatorElsewhere[language]} end)`;

/** Postings with the accounts on both sides. */
export const postings = sql`app.postings as posting
  join app.credit_accounts as source on source.tenant_id = posting.tenant_id and source.id = posting.from_id
  join app.credit_accounts as target on target.tenant_id = posting.tenant_id and target.id = posting.to_id`;

/** The contract whose classes a posting moves; both sides are of the same one. */
export const joinContract = sql`left join app.user_contracts as contract on contract.tenant_id = source.tenant_id and contract.id = source.contract_id`;
export const contractOfPosting = sql`case when contract.id is not null then json_build_object(
  'id', contract.id, 'signTime', contract.signed_on::text, 'contractType', contract.contract_type) end`;

/** The moment at which a day begins at a centre. */
export const startOf = (day: string, zone: string) => sql`(${day}::date::timestamp at time zone ${zone})`;

/** The moment at which the day after begins. */
export const endOf = (day: string, zone: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** What a filter asks of a posting. */
export function matches({ kind, commodity, from, to }: Omit<RecordFilter, 'userId'>, zone: string): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (kind) conditions.push(sql`posting.kind = ${kind}`);
  if (commodity) conditions.push(sql`source.commodity = ${commodity}`);
  if (from) conditions.push(sql`posting.created_at >= ${startOf(from, zone)}`);
  if (to) conditions.push(sql`posting.created_at < ${endOf(to, zone)}`);
  return sql.join(conditions, sql` and `);
}

/**
 * A child's statement: each posting with what remained of the same after it, whatever the filter leaves out. `tail` orders and pages.
 */
export function statement(
  caller: Member,
  filter: RecordFilter,
  beyond: RawBuilder<unknown> = sql`true`,
  tail: RawBuilder<unknown> = sql``,
) {
  return sql<StatementRow>`
    with running as (
      select posting.id,
        sum(${change}) over (partition by source.commodity, source.tag_id order by posting.created_at, posting.id)::int as balance
      from ${postings} where posting.subject_id = ${filter.userId}
    )
    select posting.id, posting.created_at as "creationTime", posting.created_at::text as "postedAt",
      to_char(posting.created_at at time zone ${caller.zone}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "localTime",
      posting.kind, source.commodity, ${change} as change, posting.amount, running.balance, source.tag_id as "tagId", ${contractOfPosting} as contract,
      tag.name ->> ${caller.language} as "tagName", session.num as "sessionNum", posting.remark, ${creatorOf(caller)} as creator
    from ${postings}
    join running on running.id = posting.id
    ${joinContract}
    left join catalog.assessment_tags as tag on tag.id = source.tag_id
    left join app.sessions as session on session.tenant_id = posting.tenant_id and session.id = posting.session_id
    left join identity.known_persons as person on person.id = posting.person_id
    where posting.subject_id = ${filter.userId} and ${matches(filter, caller.zone)} and ${beyond} ${tail}`;
}

/** A row as the wire has it: a change of classes, or of assessments. */
export function presentRecord({
  change: moved,
  creationTime,
  postedAt: _postedAt,
  localTime: _localTime,
  ...row
}: StatementRow): CreditRecord {
  const isAssessment = row.commodity === 'assessment';
  return { ...row, creationTime: creationTime.toISOString(), classHours: isAssessment ? 0 : moved, times: isAssessment ? moved : 0 };
}
