import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface OfCoach {
  tenantId: string;
  coachId: string;
}

/** The classes of a coach; taken until the transaction ends where told. */
export async function classesOfCoach(db: Db, { tenantId, coachId }: OfCoach, { isTaken = false } = {}): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select class_group.id from app.class_group_coaches as coach
    join app.class_groups as class_group on class_group.tenant_id = coach.tenant_id and class_group.id = coach.class_group_id
    where coach.tenant_id = ${tenantId} and coach.person_id = ${coachId}
    order by class_group.id ${isTaken ? sql`for no key update of class_group` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts somebody else in the place of a coach of these classes. */
export async function handOverClasses(db: Db, { tenantId, coachId }: OfCoach, classIds: readonly string[], toId: string): Promise<void> {
  await sql`
    delete from app.class_group_coaches
    where tenant_id = ${tenantId} and person_id = ${coachId} and class_group_id = any (${classIds}::uuid[])`.execute(db);
  await sql`
    insert into app.class_group_coaches (tenant_id, class_group_id, person_id)
    select ${tenantId}::uuid, class_group_id, ${toId}::uuid from unnest(${classIds}::uuid[]) as class_group_id
    on conflict (tenant_id, class_group_id, person_id) do nothing`.execute(db);
  await sql`update app.class_groups set updated_at = now() where tenant_id = ${tenantId} and id = any (${classIds}::uuid[])`.execute(db);
}
