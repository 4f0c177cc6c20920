import { roleLabel } from '@trellis/contract/account/role-labels';
import type { Language } from '@trellis/contract/languages';
import { invitationDays } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { newSecret } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { countLetter } from '../../../platform/mail/letter-limit.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';

export interface Invited {
  membershipId: string;
  personId: string;
  tenantId: string;
  email: string;
  /** As the inviter calls them. */
  name: string;
  roles: readonly string[];
}

/** Makes the link by which somebody joins a centre and mails it in their language; earlier links of the membership stop working. */
export async function writeInvitation(db: Db, caller: Actor, invited: Invited): Promise<void> {
  const { membershipId, personId, tenantId, email, name, roles } = invited;
  await countLetter(db, caller, email);
  await db.deleteFrom('identity.invitations').where('membership_id', '=', membershipId).where('used_at', 'is', null).execute();
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, tenant_id, membership_id, person_id, email, invited_by, created_at, expires_at)
    values (${hash}, 'staff', ${tenantId}, ${membershipId}, ${personId}, ${email}, ${caller.personId},
      clock_timestamp(), clock_timestamp() + make_interval(days => ${invitationDays}))`.execute(db);
  const tenant = await db.selectFrom('identity.tenants').select(['name', 'zone']).where('id', '=', tenantId).executeTakeFirstOrThrow();
  const language = await languageOf(db, personId);
  await writeLetter(db, {
    template: 'staffInvitation',
    recipient: email,
    recipientName: name,
    language,
    zone: tenant.zone,
    tenantId,
    data: {
      personName: name,
      tenantName: tenant.name,
      roleName: roles.map((role) => roleLabel(role, language)).join(', '),
      inviterName: caller.name,
      link: `${publicOrigin()}/activate?token=${secret}`,
      minutes: invitationDays * 24 * 60,
    },
  });
}

async function languageOf(db: Db, personId: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select identity.language_of(${personId}) as language`.execute(db);
  return rows[0]?.language ?? 'en';
}
