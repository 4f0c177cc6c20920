import type { subjectMoveCalls } from '@trellis/contract/subject-moves/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject } from '../subjects/public.ts';

/** Asks another centre to take a child; of two who ask at once the later is refused. */
export async function askMove(
  db: Db,
  caller: Member,
  { subjectId, centerId, reason }: InputOf<typeof subjectMoveCalls.ask>,
): Promise<{ id: string }> {
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  await requireBeside(db, centerId);
  return db
    .insertInto('app.subject_moves')
    .values({
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      to_tenant_id: centerId,
      reason,
      asked_by: caller.personId,
      asked_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Refuses where a centre is not another one of the acting centre's enterprise, or is closed. */
export async function requireBeside(db: Db, centerId: string): Promise<void> {
  const { rows } = await sql`select id from app.centres_beside() where id = ${centerId}`.execute(db);
  if (rows.length === 0) refuse('Trellis:CenterNotBeside');
}
