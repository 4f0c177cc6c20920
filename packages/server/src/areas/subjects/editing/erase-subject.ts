import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockAlone, requireNothingAhead } from './archive.ts';

/** Forgets a child for good. The books stay, of a child without a name; nothing may be running or still to come. */
export async function eraseSubject(db: Db, _caller: Actor, { subjectId }: InputOf<typeof subjectAccountCalls.erase>): Promise<void> {
  const { tenantId } = await lockAlone(db, subjectId);
  await requireNothingAhead(db, subjectId);
  const held = await db
    .selectFrom('app.legal_holds')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (held) refuse('Trellis:ChildHeld');
  await sql`select app.forget_subject(${tenantId}, ${subjectId})`.execute(db);
}
