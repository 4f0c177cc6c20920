import { roleLabel } from '@trellis/contract/account/role-labels';
import type { Language } from '@trellis/contract/languages';
import { invitationDays, resendAfter } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { newSecret } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countLetter } from '../../../platform/mail/letter-limit.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import type { TenantKind } from '../tenants/types-of-tenants.ts';
import { adminRoles } from './invitation-store.ts';

interface InvitingTenant {
  id: string;
  kind: string;
  name: string;
  zone: string;
}

/** Who is to run it, as far as the name is known; `isFirst`: it is new to them all. */
interface Invitee {
  email: string;
  name: string | null;
  isFirst: boolean;
}

/**
 * Invites somebody as administrator of a tenant, by a letter whose link counts for a week and is the only one that does.
 * False for somebody who works there already: they get the role at once, without a letter.
 */
export async function inviteAdmin(db: Db, caller: Actor, tenant: InvitingTenant, invitee: Invitee): Promise<boolean> {
  const kind = tenant.kind as TenantKind;
  const { email } = invitee;
  const name = invitee.name ?? email;
  const person = await ensurePerson(db, email, name, caller.language);
  const membership = await ensureMembership(db, caller, { tenantId: tenant.id, kind, personId: person.id, name, email });
  await db
    .insertInto('identity.membership_roles')
    .values({ membership_id: membership.id, role: adminRoles[kind] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (membership.activatedAt) return false;
  await refuseHaste(db, tenant.id, email);
  await countLetter(db, caller, email);
  const link = await renewLink(db, caller, { tenantId: tenant.id, membershipId: membership.id, personId: person.id, email });
  await writeLetter(db, {
    template: invitee.isFirst ? 'tenantInvitation' : 'staffInvitation',
    recipient: email,
    recipientName: invitee.name,
    language: person.language,
    zone: tenant.zone,
    tenantId: tenant.id,
    data: {
      tenantName: tenant.name,
      roleName: roleLabel(adminRoles[kind], person.language),
      inviterName: caller.name,
      minutes: invitationDays * 24 * 60,
      link,
    },
  });
  return true;
}

/** One letter a minute to an address, whatever it was written for: what was taken back meanwhile counts, too. */
async function refuseHaste(db: Db, tenantId: string, email: string): Promise<void> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(${resendAfter} - extract(epoch from clock_timestamp() - max(created_at)))::int as seconds
    from jobs.letters
    where created_at > now() - make_interval(secs => ${resendAfter}) and tenant_id = ${tenantId} and recipient = ${email}
      and template in ('tenantInvitation', 'staffInvitation')`.execute(db);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) refuse('Trellis:LetterTooSoon', { data: { seconds } });
}

async function ensurePerson(db: Db, email: string, name: string, language: Language): Promise<{ id: string; language: Language }> {
  const { rows } = await sql<{ id: string; language: Language }>`
    select e.person_id as id, identity.language_of(e.person_id) as language
    from identity.ensure_person(${email}, ${name}, ${language}) e`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('ensure_person answered nobody');
  return { id: found.id, language: found.language ?? language };
}

interface NewMember {
  tenantId: string;
  kind: TenantKind;
  personId: string;
  name: string;
  email: string;
}

/** Somebody who left comes back by invitation; somebody who works there stays as they are. */
async function ensureMembership(db: Db, caller: Actor, member: NewMember): Promise<{ id: string; activatedAt: Date | null }> {
  await sql`
    insert into identity.memberships as m (tenant_id, person_id, side, invited_name, invited_email, invited_at, activated_at)
    values (${member.tenantId}, ${member.personId}, ${member.kind}, ${member.name}, ${member.email}, ${caller.now}, null)
    on conflict (tenant_id, person_id) do update set
      state = 'Effective', left_at = null, activated_at = null, invited_at = excluded.invited_at,
      invited_name = excluded.invited_name, invited_email = excluded.invited_email
    where m.left_at is not null or m.activated_at is null`.execute(db);
  const row = await db
    .selectFrom('identity.memberships')
    .select(['id', 'activated_at'])
    .where('tenant_id', '=', member.tenantId)
    .where('person_id', '=', member.personId)
    .executeTakeFirstOrThrow();
  return { id: row.id, activatedAt: row.activated_at };
}

interface Invited {
  tenantId: string;
  membershipId: string;
  personId: string;
  email: string;
}

/** A fresh link; whatever was sent before stops working. */
async function renewLink(db: Db, caller: Actor, { tenantId, membershipId, personId, email }: Invited): Promise<string> {
  await db.deleteFrom('identity.invitations').where('membership_id', '=', membershipId).where('used_at', 'is', null).execute();
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, tenant_id, membership_id, person_id, email, invited_by, created_at, expires_at)
    values (${hash}, 'tenant', ${tenantId}, ${membershipId}, ${personId}, ${email}, ${caller.personId},
      clock_timestamp(), clock_timestamp() + make_interval(days => ${invitationDays}))`.execute(db);
  return `${publicOrigin()}/activate?token=${secret}`;
}
