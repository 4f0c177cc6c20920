import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { offeredTo } from './course-store.ts';

interface People {
  userIds: readonly string[];
  tenantId?: string | undefined;
  /** The field that names the people. */
  member: string;
}

const atWork = sql`m.side = 'centre' and m.state = 'Effective' and m.left_at is null`;

/** The centre at which courses of these people are changed: the caller's own; for the platform the one that is named, or their only one. */
export async function centreOfPeople(db: Db, caller: Actor, { userIds, tenantId, member }: People): Promise<string> {
  if (caller.kind === 'member') {
    if (tenantId !== undefined && tenantId !== caller.tenantId) refuse('Trellis:NotFound', { members: ['tenantId'] });
    return caller.tenantId;
  }
  if (tenantId !== undefined) return tenantId;
  const { rows } = await sql<{ id: string }>`
    select distinct m.tenant_id as id from identity.memberships m where m.person_id = any (${userIds}::uuid[]) and ${atWork} limit 2`.execute(
    db,
  );
  if (rows.length > 1) refuse('RocketSystem:ChooseCenter', { members: ['tenantId'] });
  return rows[0]?.id ?? refuse('Trellis:NotFound', { members: [member] });
}

/** Refuses whoever does not work at the centre. */
export async function requirePeople(db: Db, tenantId: string, userIds: readonly string[], member: string): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct m.person_id)::int as total from identity.memberships m
    where m.tenant_id = ${tenantId} and m.person_id = any (${userIds}::uuid[]) and ${atWork}`.execute(db);
  if ((rows[0]?.total ?? 0) < new Set(userIds).size) refuse('Trellis:NotFound', { members: [member] });
}

/** What a caller may give: a centre what it is offered, the platform whatever is public; the course is `r`. */
export const givable = (caller: Actor): RawBuilder<unknown> =>
  caller.kind === 'member' ? offeredTo(caller.tenantId) : sql`r.status = 'Public'`;

/** Refuses courses that the caller cannot give. */
export async function requireGivable(db: Db, caller: Actor, courseIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from catalog.courses r where r.id = any (${courseIds}::uuid[]) and ${givable(caller)}`.execute(db);
  if ((rows[0]?.total ?? 0) < new Set(courseIds).size) refuse('Trellis:NotFound', { members: ['courseIds'] });
}
