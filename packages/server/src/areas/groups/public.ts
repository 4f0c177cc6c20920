import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

export { lockClassGroup } from './group-store.ts';
export { classesOfCoach, handOverClasses } from './hand-over-classes.ts';

/** Refuses as not found when the acting centre has no such class. */
export async function requireKnownClass(db: Db, id: string): Promise<void> {
  const known = await db.selectFrom('app.class_groups').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) refuse('Trellis:NotFound');
}

/** The classes that `subject` is in, by name. */
export const classesOfSubject = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', class_group.id, 'name', class_group.name) order by class_group.name, class_group.id), '[]')
  from app.class_group_members as member
  join app.class_groups as class_group on class_group.tenant_id = member.tenant_id and class_group.id = member.class_group_id
  where member.tenant_id = subject.tenant_id and member.subject_id = subject.id
)`;

/** Takes children out of every class; answers which these were. What is booked of them follows. */
export async function leaveClasses(db: Db, subjectIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from app.class_group_members where subject_id = any (${subjectIds}::uuid[]) returning class_group_id as id`.execute(db);
  return [...new Set(rows.map((row) => row.id))];
}
