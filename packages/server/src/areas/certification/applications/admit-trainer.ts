import type { Language } from '@trellis/contract/languages';
import type { StaffRole } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { inviteStaff, lockStaff, setRoles, writeInvitation } from '../../users/public.ts';

interface Applicant {
  tenant_id: string;
  person_id: string | null;
  name: string;
  email: string;
  language: string;
}

interface KnownMember {
  membershipId: string;
  personId: string;
  roles: StaffRole[];
  isActivated: boolean;
}

/** Makes an applicant a trainer of the centre: at once where they belong to it, else by the invitation that every new colleague gets. */
export async function admitTrainer(db: Db, caller: Actor, applicant: Applicant): Promise<'member' | 'invited'> {
  const { tenant_id: tenantId, name, email } = applicant;
  await lockStaff(db, tenantId);
  const known = await findMember(db, applicant);
  if (!known) {
    await inviteStaff(db, caller, { tenantId, name, email, roles: ['trainer'], language: applicant.language as Language });
    return 'invited';
  }
  const { membershipId, personId } = known;
  const roles = [...new Set<StaffRole>([...known.roles, 'trainer'])];
  await setRoles(db, membershipId, roles);
  if (known.isActivated) return 'member';
  await writeInvitation(db, caller, { membershipId, personId, tenantId, email, name, roles });
  return 'invited';
}

async function findMember(db: Db, { tenant_id: tenantId, person_id: personId, email }: Applicant): Promise<KnownMember | undefined> {
  const { rows } = await sql<KnownMember>`
    select m.id as "membershipId", m.person_id as "personId", m.activated_at is not null as "isActivated",
      array(select held.role from identity.membership_roles held where held.membership_id = m.id) as roles
    from identity.memberships m left join identity.persons p on p.id = m.person_id
    where m.tenant_id = ${tenantId} and m.side = 'centre' and m.left_at is null
      and (m.person_id = ${personId} or p.email = ${email} or m.invited_email = ${email})
    order by (m.person_id = ${personId}) desc nulls last limit 1`.execute(db);
  return rows[0];
}
