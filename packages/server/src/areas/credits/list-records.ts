import type { creditCalls } from '@trellis/contract/credits/calls';
import type { CreditRecord } from '@trellis/contract/credits/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';

type Row = Omit<CreditRecord, 'creationTime'> & { creationTime: Date };

const directions: Record<string, 'asc' | 'desc'> = { creationTime: 'asc', 'creationTime desc': 'desc' };

// The same arithmetic as classHoursOf of the contract's rules, for one page at a time.
const statement = (subjectId: string) => sql`
  select posting.id, posting.created_at, posting.kind, posting.amount, posting.session_id, posting.remark, posting.person_id,
    case when target.bucket in ('available', 'held') then posting.amount else 0 end
      - case when source.bucket in ('available', 'held') then posting.amount else 0 end as class_hours
  from app.postings as posting
  join app.credit_accounts as source on source.id = posting.from_id
  join app.credit_accounts as target on target.id = posting.to_id
  where posting.subject_id = ${subjectId} and source.commodity = 'oneToOne'`;

/** The statement of a child's one-to-one classes: every posting with what remained after it. */
export async function listRecords(
  db: Db,
  _caller: Member,
  input: InputOf<typeof creditCalls.records>,
): Promise<OutputOf<typeof creditCalls.records>> {
  const direction = directions[input.sorting ?? 'creationTime desc'];
  if (!direction) return refuse('Trellis:InvalidInput', { members: ['sorting'] });
  await subjectOf(db, input.userId);
  const order = sql.raw(direction);
  const total = await sql<{ total: number }>`select count(*)::int as total from (${statement(input.userId)}) as statement`.execute(db);
  const page = await sql<Row>`
    with statement as (${statement(input.userId)}),
    running as (select *, sum(class_hours) over (order by created_at, id)::int as balance from statement)
    select running.id, running.created_at as "creationTime", running.kind, running.class_hours as "classHours", running.amount, running.balance,
      session.num as "sessionNum", running.remark, coalesce(person.name, '') as creator
    from running
    left join app.sessions as session on session.id = running.session_id
    left join identity.persons as person on person.id = running.person_id
    order by running.created_at ${order}, running.id ${order} limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  return {
    items: page.rows.map((row) => ({ ...row, creationTime: row.creationTime.toISOString() })),
    totalCount: total.rows[0]?.total ?? 0,
  };
}
