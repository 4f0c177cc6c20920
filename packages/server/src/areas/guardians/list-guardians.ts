import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { byDayAndName } from '../../platform/db/order-of-list.ts';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { childNamed } from '../subjects/public.ts';
import { presentListItem } from './present.ts';
import { childrenOf, type GuardianRow, guardianColumns } from './store.ts';

type Input = InputOf<typeof guardianCalls.getList>;

// each order is that of an index from (tenant_id, …)
const orders = byDayAndName('fullName', { id: sql`guardian.id`, createdAt: sql`guardian.created_at`, named: sql`guardian.full_name` });

/** The order that is asked for: by default as they came, the newest first. */
export const orderOfGuardians = (sorting: string | undefined) => orderOf(orders, sorting, 'createdAt desc');

/** One page of the centre's guardians, and one query for its children. */
export async function listGuardians(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof guardianCalls.getList>> {
  const { by: order } = orderOfGuardians(input.sorting);
  const matching = matchesGuardian(caller, input);
  const counted = sql`from app.guardians as guardian where ${matching}`;
  const list = { rows: sql<GuardianRow>`select ${guardianColumns} ${counted}`, counted, order };
  const { rows, totalCount } = await findPage(db, list, input);
  const children = await childrenOf(
    db,
    rows.map((row) => row.id),
  );
  return { items: rows.map((row) => presentListItem(row, children.get(row.id) ?? [], caller.language)), totalCount };
}

/** The guardians that a filter names, of those whom the caller reaches: who keeps the files reaches all, a coach their own children's. */
export function matchesGuardian(caller: Member, filter: GuardianFilter): RawBuilder<unknown> {
  const conditions = [sql`guardian.tenant_id = ${caller.tenantId}`];
  if (!caller.policies.has('PFE.UserManagement.Guardian.Write')) conditions.push(hasChild(isCoachedBy(caller)));
  if (filter.filter) {
    const part = containing(filter.filter);
    conditions.push(sql`(guardian.full_name ilike ${part} or guardian.phone ilike ${part} or guardian.email ilike ${part})`);
  }
  if (filter.name) conditions.push(sql`guardian.full_name ilike ${containing(filter.name)}`);
  if (filter.phone) conditions.push(sql`guardian.phone ilike ${containing(filter.phone)}`);
  if (filter.email) conditions.push(sql`guardian.email ilike ${containing(filter.email)}`);
  if (filter.subjectName) conditions.push(hasChild(childNamed('subject', filter.subjectName)));
  return sql.join(conditions, sql` and `);
}

const hasChild = (which: RawBuilder<unknown>) => sql`exists (
  select 1 from app.subject_guardians as link
  join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
  where link.tenant_id = guardian.tenant_id and link.guardian_id = guardian.id and ${which}
)`;

const isCoachedBy = ({ personId }: Member) => sql`exists (
  select 1 from app.subject_coaches as coach
  where coach.tenant_id = subject.tenant_id and coach.subject_id = subject.id and coach.person_id = ${personId}
)`;
