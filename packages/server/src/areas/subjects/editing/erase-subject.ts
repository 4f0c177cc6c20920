import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** Forgets a child for good. The books stay, of a child without a name; nothing may be running or still to come. */
export async function eraseSubject(db: Db, _caller: Actor, { subjectId }: InputOf<typeof subjectAccountCalls.erase>): Promise<void> {
  await lockPlansOf(db, subjectId);
  const { rows } = await sql<{ tenantId: string; isErased: boolean }>`
    select tenant_id as "tenantId", erased_at is not null as "isErased" from app.subjects where id = ${subjectId} for update`.execute(db);
  const child = rows[0] ?? refuse('SubjectNotFound');
  if (child.isErased) refuse('Trellis:SubjectErased');
  await requireNothingAhead(db, subjectId);
  await sql`select app.forget_subject(${child.tenantId}, ${subjectId})`.execute(db);
}

/** Takes the child's plans first, as whoever starts or schedules a session does: none begins while the child is forgotten. */
async function lockPlansOf(db: Db, subjectId: string): Promise<void> {
  await sql`
    select plan.id from app.plans as plan
    where (plan.tenant_id, plan.id) in (
      select member.tenant_id, member.plan_id from app.plan_members as member where member.subject_id = ${subjectId} and member.to_at is null
    )
    order by plan.id for update`.execute(db);
}

async function requireNothingAhead(db: Db, subjectId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from app.holds as held where held.kind = 'child' and held.resource_id = ${subjectId} and upper(held.during) > now())
      + (
        select count(*) from app.sessions as session
        join app.plan_members as member on member.tenant_id = session.tenant_id and member.plan_id = session.plan_id and member.to_at is null
        where member.subject_id = ${subjectId} and session.state = 'open'
      )
    )::int as count`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) refuse('Trellis:SubjectHasSchedules', { data: { count } });
}
