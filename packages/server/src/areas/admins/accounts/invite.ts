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
import type { AdminRow } from './admin-store.ts';

/** Makes the link by which somebody joins the platform's staff and mails it; earlier links stop working. */
export async function inviteAdmin(db: Db, caller: Actor, admin: AdminRow): Promise<void> {
  const { membershipId, personId, email, name, roles } = admin;
  const language = admin.language as Language;
  await countLetter(db, caller, email);
  await db.deleteFrom('identity.invitations').where('membership_id', '=', membershipId).where('used_at', 'is', null).execute();
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, membership_id, person_id, email, invited_by, created_at, expires_at)
    values (${hash}, 'admin', ${membershipId}, ${personId}, ${email}, ${caller.personId},
      clock_timestamp(), clock_timestamp() + make_interval(days => ${invitationDays}))`.execute(db);
  await writeLetter(db, {
    template: 'adminInvitation',
    recipient: email,
    recipientName: name,
    language,
    data: {
      personName: name,
      roleName: roles.map((role) => roleLabel(role, language)).join(', '),
      inviterName: caller.name,
      link: `${publicOrigin()}/activate?token=${secret}`,
      minutes: invitationDays * 24 * 60,
    },
  });
}
