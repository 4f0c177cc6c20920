import type { holdCalls } from '@trellis/contract/retention/hold-calls';
import type { LegalHold } from '@trellis/contract/retention/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockAlone, subjectOf } from '../subjects/public.ts';

type Calls = typeof holdCalls;

/** The hold on a child, if there is one. */
export async function holdOfChild(
  db: Db,
  { tenantId }: Member,
  { subjectId }: InputOf<Calls['ofChild']>,
): Promise<OutputOf<Calls['ofChild']>> {
  const [, { rows }, held] = await Promise.all([
    subjectOf(db, subjectId),
    sql<Omit<LegalHold, 'setAt'> & { setAt: Date }>`
      select h.id, h.reason, coalesce(p.name, '') as "byName", h.set_at as "setAt"
      from app.legal_holds h left join identity.known_persons p on p.id = h.set_by
      where h.tenant_id = ${tenantId} and h.subject_id = ${subjectId} and h.lifted_at is null`.execute(db),
    sql<{ isHeld: boolean }>`select app.is_held(${tenantId}, ${subjectId}) as "isHeld"`.execute(db),
  ]);
  const [hold] = rows;
  return {
    hold: hold ? { ...hold, setAt: hold.setAt.toISOString() } : null,
    isHeldElsewhere: !hold && held.rows[0]?.isHeld === true,
  };
}

/** Holds a child, whom nobody erases from then on. Whoever erases it at this moment is waited for. */
export async function setHold(db: Db, caller: Member, { subjectId, reason }: InputOf<Calls['set']>): Promise<OutputOf<Calls['set']>> {
  await lockAlone(db, subjectId);
  const { rows } = await sql<{ id: string }>`
    insert into app.legal_holds (tenant_id, subject_id, reason, set_by, set_at)
    values (${caller.tenantId}, ${subjectId}, ${reason}, ${caller.personId}, ${caller.now})
    on conflict (tenant_id, subject_id) where lifted_at is null do nothing
    returning id`.execute(db);
  return rows[0] ?? refuse('Trellis:ChildHeld');
}

export async function liftHold(db: Db, { tenantId, personId, now }: Member, { id, reason }: InputOf<Calls['lift']>): Promise<void> {
  const { rows } = await sql`
    update app.legal_holds set lifted_at = ${now}, lifted_by = ${personId}, lift_reason = ${reason}
    where tenant_id = ${tenantId} and id = ${id} and lifted_at is null returning id`.execute(db);
  if (rows.length > 0) return;
  const known = await db
    .selectFrom('app.legal_holds')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  refuse(known ? 'Trellis:HoldLifted' : 'Trellis:NotFound', known ? {} : { members: ['id'] });
}
