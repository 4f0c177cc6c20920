import type { subjectMoveCalls } from '@trellis/contract/subject-moves/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atCentre } from './at-centre.ts';

interface Asked {
  id: string;
  tenantId: string;
  subjectId: string;
}

/** The centre that asked takes it back. */
export async function withdrawMove(db: Db, caller: Member, { id }: InputOf<typeof subjectMoveCalls.withdraw>): Promise<void> {
  const row = await db
    .selectFrom('app.subject_moves')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', caller.tenantId)
    .executeTakeFirst();
  if (!row) refuse('Trellis:MoveNotFound');
  await decide(db, caller, id, { state: 'withdrawn' });
}

/** The centre that was asked does not take the child. */
export async function refuseMove(db: Db, caller: Member, { id }: InputOf<typeof subjectMoveCalls.refuse>): Promise<void> {
  const { tenantId } = await receivedMove(db, caller, id);
  await atCentre(db, caller, tenantId, (there) => decide(db, there, id, { state: 'refused' }));
}

/** A move that the caller's centre was asked for. */
export async function receivedMove(db: Db, caller: Member, id: string): Promise<Asked> {
  const { rows } = await sql<Asked>`
    select id, tenant_id as "tenantId", subject_id as "subjectId" from app.subject_moves
    where id = ${id} and to_tenant_id = ${caller.tenantId}`.execute(db);
  return rows[0] ?? refuse('Trellis:MoveNotFound');
}

type Decision = { state: 'withdrawn' | 'refused' } | { state: 'accepted'; newSubjectId: string };

/** Decides a move once, at the centre that asked: whoever comes second is told so. */
export async function decide(db: Db, caller: Member, id: string, decision: Decision): Promise<void> {
  const decided = await db
    .updateTable('app.subject_moves')
    .set({
      state: decision.state,
      new_subject_id: decision.state === 'accepted' ? decision.newSubjectId : null,
      decided_by: caller.personId,
      decided_at: caller.now,
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!decided) refuse('Trellis:MoveDecided');
}
