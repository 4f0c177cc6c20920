import type { creditOverviewCalls } from '@trellis/contract/credits/overview-calls';
import type { ChildConsumption, CoachConsumption } from '@trellis/contract/credits/overview-schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findSummedPage } from '../../platform/db/page.ts';
import { orderOf, upAndDown } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { movedSince, sumsByKind } from './overview-totals.ts';
import { endOf, postings, startOf } from './statement-store.ts';

type Calls = typeof creditOverviewCalls;

const alike = sql`name, id`;
const ordersOfCoaches = upAndDown({ name: sql`name`, consumed: sql`consumed`, returned: sql`returned` }, alike);
const ordersOfChildren = {
  ...ordersOfCoaches,
  ...upAndDown({ sold: sql`sold`, adjusted: sql`adjusted`, closing: sql`closing` }, alike),
};

/** What the sessions that each coach finished consumed in a period. A class that was given back counts where it had been consumed. */
export async function consumptionByCoach(db: Db, caller: Member, input: InputOf<Calls['byCoach']>): Promise<OutputOf<Calls['byCoach']>> {
  const order = orderOf(ordersOfCoaches, input.sorting, 'consumed desc');
  const summed = sql<CoachConsumption>`
    with moved as (
      select coalesce(undone.person_id, posting.person_id) as id, posting.kind, posting.amount
      from ${postings}
      left join app.postings as undone on posting.kind = 'return' and undone.tenant_id = posting.tenant_id and undone.id = posting.reverses
      where posting.subject_id is not null and posting.kind in ('consume', 'return') and source.commodity = ${input.commodity}
        and posting.created_at >= ${startOf(input.from, caller.zone)} and posting.created_at < ${endOf(input.to, caller.zone)}
    )
    select moved.id, coalesce(person.name, '') as name,
      coalesce(sum(amount) filter (where kind = 'consume'), 0)::int as consumed,
      coalesce(sum(amount) filter (where kind = 'return'), 0)::int as returned
    from moved left join identity.known_persons as person on person.id = moved.id group by moved.id, person.name`;
  const { rows, totalCount } = await findSummedPage(db, { summed, order }, input);
  return { items: rows, totalCount };
}

/** What moved in a period, child by child; children of whom nothing moved are left out. */
export async function movementByChild(db: Db, caller: Member, input: InputOf<Calls['byChild']>): Promise<OutputOf<Calls['byChild']>> {
  const order = orderOf(ordersOfChildren, input.sorting, 'consumed desc');
  const summed = sql<ChildConsumption>`
    with moved as (select * from (${movedSince(input, caller.zone)}) as since where commodity = ${input.commodity}),
    summed as (
      select moved.subject_id, sum(moved.change) as since, coalesce(sum(moved.change) filter (where not moved.within), 0) as after,
        ${sumsByKind}
      from moved group by moved.subject_id having bool_or(moved.within)
    ),
    kept as (
      select subject_id, sum(balance) as balance from app.credit_accounts
      where subject_id in (select subject_id from summed) and commodity = ${input.commodity} and bucket in ('available', 'held')
      group by subject_id
    )
    select subject.id, subject.name, (kept.balance - summed.since)::int as opening, sold, returned, adjusted, consumed,
      (kept.balance - summed.after)::int as closing
    from summed join kept on kept.subject_id = summed.subject_id join app.subjects as subject on subject.id = summed.subject_id`;
  const { rows, totalCount } = await findSummedPage(db, { summed, order }, input);
  return { items: rows, totalCount };
}
