import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireCentre } from '../../tenancy/public.ts';
import { centreOf, lockStaff } from '../staff/reach.ts';
import { setRoles } from '../staff/roles.ts';
import { writeInvitation } from './write-invitation.ts';

type Input = InputOf<typeof staffCalls.create>;

/**
 * Invites somebody to a centre. Whoever has an account keeps it and only joins; whether they have one is told to nobody. Somebody who left
 * may come back; somebody who is here is refused.
 */
export async function inviteStaff(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.create>> {
  const tenantId = centreOf(caller, input.tenantId);
  await requireCentre(db, tenantId);
  await lockStaff(db, tenantId);
  const { email, name, roles, language = caller.language } = input;
  const { rows } = await sql<{ id: string }>`select person_id as id from identity.ensure_person(${email}, ${name}, ${language})`.execute(
    db,
  );
  const personId = rows[0]?.id ?? refuse('Trellis:NotFound');
  const membershipId = await join(db, { tenantId, personId, name, email });
  await setRoles(db, membershipId, roles);
  await writeInvitation(db, caller, { membershipId, personId, tenantId, email, name, roles });
  return { id: membershipId, membershipId };
}

async function join(db: Db, given: { tenantId: string; personId: string; name: string; email: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity.memberships as m (tenant_id, person_id, side, invited_name, invited_email, invited_at, activated_at)
    values (${given.tenantId}, ${given.personId}, 'centre', ${given.name}, ${given.email}, now(), null)
    on conflict (tenant_id, person_id) do update set
      state = 'Effective', left_at = null, activated_at = null, invited_at = now(),
      invited_name = excluded.invited_name, invited_email = excluded.invited_email
    where m.left_at is not null
    returning id`.execute(db);
  return rows[0]?.id ?? refuse('Identity.UserAlreadyInRole', { members: ['email'] });
}
