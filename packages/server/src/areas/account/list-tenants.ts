import type { accountCalls } from '@trellis/contract/account/calls';
import type { OwnMembership } from '@trellis/contract/account/tenants';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signedIn } from './signed-in.ts';
import { membershipsOf } from './store.ts';

/** Where the person may go on working: the memberships that are in force. */
export async function listTenantChoices(context: IdentityContext): Promise<OutputOf<typeof accountCalls.tenantChangeList>> {
  const memberships = await membershipsOf(context.pools.identity, signedIn(context).personId);
  const current = context.signIn?.membership?.id;
  const items = memberships
    .filter(({ state }) => state === 'Effective')
    .map(({ id, tenantId, displayName, roles }) => ({ membershipId: id, tenantId, displayName, roles, isCurrent: id === current }));
  return { items };
}

/** Every membership of the person, frozen ones too, with the ID code that was made for it. */
export async function listMemberships(context: IdentityContext): Promise<{ items: OwnMembership[] }> {
  const { identity } = context.pools;
  const { personId } = signedIn(context);
  const [memberships, codes] = await Promise.all([
    membershipsOf(identity, personId),
    identity
      .selectFrom('identity.login_codes as c')
      .innerJoin('identity.memberships as m', 'm.id', 'c.membership_id')
      .select(['c.membership_id as membershipId', 'c.code', 'c.expires_at as expiresAt'])
      .select(sql<boolean>`c.expires_at is null or c.expires_at > now()`.as('isGood'))
      .where('m.person_id', '=', personId)
      .execute(),
  ]);
  const codeOf = new Map(codes.map((code) => [code.membershipId, code]));
  const items = memberships.map((membership) => {
    const code = codeOf.get(membership.id);
    return {
      ...membership,
      loginCode: code?.code ?? null,
      isValid: membership.state === 'Effective' && (code?.isGood ?? false),
      expirationTime: code?.expiresAt?.toISOString() ?? null,
    };
  });
  return { items };
}
