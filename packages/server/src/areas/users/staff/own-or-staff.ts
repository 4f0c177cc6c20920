import type { Policy } from '@trellis/contract/policies';
import { sql } from 'kysely';
import { admit } from '../../../platform/http/access.ts';
import { actingAs } from '../../../platform/http/acting.ts';
import type { Person } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { centreOf } from './reach.ts';
import { findStaff } from './staff-store.ts';

interface Target {
  userId: string;
  tenantId?: string | undefined;
}

export function personOf({ person }: IdentityContext): Person {
  return person ?? refuse('Trellis:NotSignedIn');
}

/** A membership of the caller themselves, or of somebody on the staff whom the policy lets them look after; not found otherwise. */
export async function membershipOf(context: IdentityContext, target: Target, policy: Policy): Promise<string> {
  if (target.userId === personOf(context).personId) return ownMembership(context, target);
  return staffMembership(context, target, policy);
}

async function ownMembership({ pools, signIn }: IdentityContext, { userId, tenantId }: Target): Promise<string> {
  const wanted = tenantId ?? signIn?.membership?.tenant?.id;
  if (!wanted) return refuse('Trellis:InvalidInput', { members: ['tenantId'] });
  const { rows } = await sql<{ id: string }>`
    select id from identity.memberships
    where person_id = ${userId} and tenant_id = ${wanted} and left_at is null and activated_at is not null`.execute(pools.identity);
  return rows[0]?.id ?? refuse('Trellis:NotFound');
}

/** Looked up on the caller's own database role: whom that does not show is not there. */
export function staffMembership(context: IdentityContext, { userId, tenantId }: Target, policy: Policy): Promise<string> {
  const actor = admit({ anyOf: [policy] }, context.signIn, new Date());
  if (!actor || actor.kind === 'person') return refuse('Trellis:NotAllowed');
  return actingAs(context.pools, actor, async (db) => (await findStaff(db, centreOf(actor, tenantId), userId)).membershipId);
}
