import type { supervisionCalls } from '@trellis/contract/admins/supervisors/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { trainsBy } from './trainer-store.ts';

/** Whoever was asked to supervise, and still trains children, becomes a supervisor by the link of the letter; it works once, and for them alone. */
export async function acceptSupervision(
  { pools, person }: IdentityContext,
  { token }: InputOf<typeof supervisionCalls.acceptSupervision>,
): Promise<void> {
  const personId = person?.personId ?? refuse('Trellis:NotSignedIn');
  await inTransaction(pools.identity, { 'app.person_id': personId }, async (db) => {
    const invitation = await db
      .selectFrom('identity.invitations')
      .select(['id', 'person_id', 'invited_by', 'used_at'])
      .select(sql<boolean>`expires_at < now()`.as('isOver'))
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', 'supervisor')
      .forUpdate()
      .executeTakeFirst();
    if (!invitation) return refuse('ErrorActiveLink');
    if (invitation.person_id !== personId) return refuse('Trellis:InvitedSomebodyElse');
    if (invitation.used_at) return refuse('UserAlreadyActive');
    const trains = await sql`select 1 from identity.memberships m where m.person_id = ${personId} and ${trainsBy} limit 1`.execute(db);
    if (invitation.isOver || trains.rows.length === 0) return refuse('ErrorActiveLink');
    await db.updateTable('identity.invitations').set({ used_at: sql`now()` }).where('id', '=', invitation.id).execute();
    await db
      .insertInto('platform.supervisors')
      .values({ person_id: personId, made_by: invitation.invited_by })
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .execute();
  });
}
