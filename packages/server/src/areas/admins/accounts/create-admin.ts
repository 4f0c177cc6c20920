import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findAdmin, lockAdmins, setAdminRoles } from './admin-store.ts';
import { inviteAdmin } from './invite.ts';
import { requireReach, setReach } from './managed-centers.ts';

type Call = typeof adminCalls.createAdmin;

/** Invites somebody to the platform's staff. Whoever has an account keeps it and only joins; until they accept they may do nothing. */
export async function createAdmin(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { email, name, role, language = caller.language } = input;
  requireReach(role, input);
  await lockAdmins(db);
  const { rows } = await sql<{ id: string }>`select person_id as id from identity.ensure_person(${email}, ${name}, ${language})`.execute(
    db,
  );
  const personId = rows[0]?.id ?? refuse('Trellis:NotFound');
  const membershipId = await join(db, { personId, name, email });
  await setAdminRoles(db, membershipId, role);
  await setReach(db, membershipId, input);
  await inviteAdmin(db, caller, await findAdmin(db, membershipId));
  return { id: membershipId };
}

/** Somebody who left may come back; somebody who is here is refused. */
async function join(db: Db, given: { personId: string; name: string; email: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.memberships as m (person_id, side, invited_name, invited_email, invited_at, activated_at)
    values (${given.personId}, 'management', ${given.name}, ${given.email}, now(), null)
    on conflict (tenant_id, person_id) do update set
      state = 'Effective', left_at = null, activated_at = null, invited_at = now(),
      invited_name = excluded.invited_name, invited_email = excluded.invited_email
    where m.left_at is not null
    returning id`.execute(db);
  return rows[0]?.id ?? refuse('Identity.UserAlreadyInRole', { members: ['email'] });
}
