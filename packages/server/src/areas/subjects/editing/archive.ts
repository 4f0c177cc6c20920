import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

interface Locked {
  tenantId: string;
  tag: SubjectTag;
  tagBefore: SubjectTag | null;
}

/** Takes a child alone, whom nobody writes anything about until the transaction ends; refuses one who is forgotten. */
export async function lockAlone(db: Db, subjectId: string): Promise<Locked> {
  const { rows } = await sql<Locked & { isErased: boolean }>`
    select tenant_id as "tenantId", tag, tag_before as "tagBefore", erased_at is not null as "isErased" from app.subjects where id = ${subjectId} for update`.execute(
    db,
  );
  const child = rows[0] ?? refuse('SubjectNotFound');
  return child.isErased ? refuse('Trellis:SubjectErased') : child;
}

/** Gives a child who was taken another tag. Whoever is archived has nothing ahead, and keeps the tag that it had. */
export async function changeTag(db: Db, subjectId: string, { tag }: Pick<Locked, 'tag'>, to: SubjectTag): Promise<void> {
  if (tag === to) return;
  if (to === 'Archived') await requireNothingAhead(db, subjectId);
  else if (tag === 'Archived') await requireNotMoved(db, subjectId);
  await db
    .updateTable('app.subjects')
    .set({ tag: to, tag_before: to === 'Archived' ? tag : null })
    .where('id', '=', subjectId)
    .execute();
}

/** Refuses where a child is archived because another centre took it. */
async function requireNotMoved(db: Db, subjectId: string): Promise<void> {
  const move = await db
    .selectFrom('app.subject_moves')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (move) refuse('Trellis:ChildMoved');
}

/** Refuses where something of a child runs or is still to come: whoever is forgotten, or archived, has none of it. */
export async function requireNothingAhead(db: Db, subjectId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select (
      (
        select count(*) from app.holds as held
        join app.occurrences as booked on booked.tenant_id = held.tenant_id and booked.id = held.occurrence_id
        where held.kind = 'child' and held.resource_id = ${subjectId} and booked.state = 'scheduled'
      )
      + (
        select count(*) from app.sessions as session
        join app.plan_members as member on member.tenant_id = session.tenant_id and member.plan_id = session.plan_id and member.to_at is null
        where member.subject_id = ${subjectId} and session.state = 'open'
      )
    )::int as count`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) refuse('Trellis:SubjectHasSchedules', { data: { count } });
}
