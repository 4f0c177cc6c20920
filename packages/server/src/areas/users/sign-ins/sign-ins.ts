import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import { type RawBuilder, sql } from 'kysely';
import { revokeSignIns } from '../../../platform/auth/sign-ins.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { personOf, staffMembership } from '../staff/own-or-staff.ts';

type Input = InputOf<typeof activationCalls.signIns>;

/** How many of them are listed; all are ended. */
const mostListed = 100;

interface Found {
  id: string;
  signedInAt: Date;
  tenantName: string | null;
  device: string | null;
  connectionName: string | null;
}

/** Where somebody is signed in right now: oneself anywhere, staff only at the centre of whoever asks. */
export async function listSignIns(context: IdentityContext, input: Input): Promise<OutputOf<typeof activationCalls.signIns>> {
  const { grantId } = personOf(context);
  const found = await findSignIns(context, await scopeOf(context, input, 'PFE.UserManagement.User'), mostListed);
  return {
    items: found.map(({ signedInAt, ...signIn }) => ({
      ...signIn,
      signedInAt: signedInAt.toISOString(),
      isCurrent: signIn.id === grantId,
    })),
  };
}

/** Ends one of these sign-ins, or all of them, with the browser sessions that would renew them. */
export async function logOutUser(
  context: IdentityContext,
  input: InputOf<typeof activationCalls.logOut>,
): Promise<OutputOf<typeof activationCalls.logOut>> {
  const found = await findSignIns(context, await scopeOf(context, input, 'PFE.UserManagement.User.Write'));
  const ended = found.filter(({ id }) => input.id === undefined || id === input.id);
  await revokeSignIns(
    context.pools.identity,
    ended.map(({ id }) => id),
    personOf(context).grantId,
  );
  return { ended: ended.length };
}

async function scopeOf(
  context: IdentityContext,
  { userId, tenantId }: Input,
  policy: 'PFE.UserManagement.User' | 'PFE.UserManagement.User.Write',
): Promise<RawBuilder<unknown>> {
  const { personId } = personOf(context);
  if (userId === undefined || userId === personId) return sql`s.person_id = ${personId}`;
  return sql`s.membership_id = ${await staffMembership(context, { userId, tenantId }, policy)}`;
}

async function findSignIns({ pools }: IdentityContext, scope: RawBuilder<unknown>, most: number | null = null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select s.grant_id as id, s.created_at as "signedInAt", t.name as "tenantName", s.device, c.name as "connectionName"
    from identity.sign_ins as s
    left join identity.memberships as m on m.id = s.membership_id
    left join identity.tenants as t on t.id = m.tenant_id
    left join identity.sign_in_connections as c on c.id = s.connection_id
    where ${scope} and s.revoked_at is null
      and exists (select 1 from oidc.payloads as issued where issued.grant_id = s.grant_id and issued.expires_at > now())
    order by s.created_at desc, s.grant_id limit ${most}::int`.execute(pools.identity);
  return rows;
}
