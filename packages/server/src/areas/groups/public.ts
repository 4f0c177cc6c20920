import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Refuses as not found when the acting centre has no such class. */
export async function requireKnownClass(db: Db, id: string): Promise<void> {
  const known = await db.selectFrom('app.class_groups').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) refuse('Trellis:NotFound');
}

/** The classes that a child is in, by name. */
export async function classesOfSubject(db: Db, subjectId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select class_group.id, class_group.name from app.class_group_members as member
    join app.class_groups as class_group on class_group.tenant_id = member.tenant_id and class_group.id = member.class_group_id
    where member.subject_id = ${subjectId}
    order by class_group.name, class_group.id`.execute(db);
  return rows;
}
