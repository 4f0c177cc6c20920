import type { Readers, SignInAccess, Writers } from '@trellis/contract/wire';
import { type Actor, type Person, policiesOf, toPerson } from './caller.ts';
import { refuse } from './refusal.ts';
import { requireGranted } from './require-policy.ts';
import type { SignIn } from './sign-in.ts';
import { actsForPlatform, type Standing } from './whole-platform.ts';

export type Caller = Actor | Person | undefined;

/**
 * Who may make this call, decided before the input is looked at: 401, then the tenant-state codes that sign a person out, then the policy,
 * then the project that it goes with, then whether the call is for whoever looks after some centres.
 * `signIn` is undefined for a request without a valid token.
 */
export function admit(access: SignInAccess, signIn: SignIn | undefined, now: Date): Caller {
  if (access === 'public') return undefined;
  if (!signIn) refuse('Trellis:NotSignedIn');
  if (access === 'signedIn') {
    refuseFrozen(signIn);
    return toPerson(signIn, now);
  }
  const actor = toActor(signIn, now);
  requireGranted(actor, access);
  if (!isServed(access, actor)) refuse('Trellis:NotAllowed');
  return actor;
}

/** Whether a call serves somebody who holds its policy. */
export const isServed = ({ writers, readers }: { writers?: Writers; readers?: Readers }, standing: Standing): boolean =>
  serves[writers ?? readers ?? 'everybody'](standing);

const serves: Record<Writers | Readers, (standing: Standing) => boolean> = {
  everybody: () => true,
  self: () => true,
  centre: (standing) => standing.kind === 'member',
  wholePlatform: actsForPlatform,
  platform: (standing) => standing.kind === 'overseer' && standing.side === 'management',
  centreOrPlatform: (standing) => standing.kind === 'member' || actsForPlatform(standing),
};

function refuseFrozen(signIn: SignIn): void {
  const { membership } = signIn;
  // frozen where they act: the one reason that an administrator can tell them more about
  if (membership && membership.state !== 'Effective') refuse('Business:UserInTenantRoleFrozen');
  // closed where they act, which says more than that nothing else is left
  const tenant = membership?.tenant;
  if (tenant && tenant.state !== 'Effective') refuse('Business:CenterStateInvalid', { data: { tenantName: tenant.name } });
  if (!signIn.hasEffectiveMembership) refuse('Business:UserHasNoAvailableTenant');
}

function toActor(signIn: SignIn, now: Date): Actor {
  refuseFrozen(signIn);
  const { membership } = signIn;
  if (!membership) refuse('Trellis:ChooseRole');
  const { side, tenant } = membership;
  const shared = {
    personId: signIn.personId,
    name: signIn.name,
    membershipId: membership.id,
    roles: membership.roles,
    zone: tenant?.zone ?? 'UTC',
    language: signIn.language,
    now,
  };
  const { granted, withheld, counting } = policiesOf(signIn);
  if (side !== 'centre') {
    return { kind: 'overseer', side, tenantId: tenant?.id ?? null, reach: membership.reach ?? 'all', policies: granted, ...shared };
  }
  if (!tenant) refuse('Trellis:NotAllowed');
  return {
    kind: 'member',
    side,
    tenantId: tenant.id,
    policies: counting,
    withheld,
    ...shared,
  };
}
