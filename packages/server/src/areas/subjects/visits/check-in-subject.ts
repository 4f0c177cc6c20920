import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { subjectOf } from '../public.ts';
import { leaveCentre } from './leave-centre.ts';

/** Checks a child in; of two receptionists at once, one is told that it is done already. */
export async function checkIn(db: Db, caller: Member, { subjectId }: { subjectId: string }): Promise<void> {
  const { isErased, tag } = await subjectOf(db, subjectId);
  if (isErased) refuse('Trellis:SubjectErased');
  if (tag === 'Archived') refuse('Trellis:SubjectArchived');
  const { rows } = await sql<{ id: string }>`
    insert into app.check_ins (tenant_id, subject_id, in_at) values (${caller.tenantId}, ${subjectId}, ${caller.now})
    on conflict (tenant_id, subject_id) where out_at is null do nothing returning id`.execute(db);
  if (rows.length === 0) refuse('Trellis:AlreadyCheckedIn');
}

/** Checks a child out again. */
export async function checkOut(db: Db, caller: Member, { subjectId }: { subjectId: string }): Promise<void> {
  await subjectOf(db, subjectId);
  if (!(await leaveCentre(db, caller, [subjectId]))) refuse('Trellis:NotCheckedIn');
}
