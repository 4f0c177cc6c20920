import type { Access } from '@trellis/contract/wire';
import { type Member, type Person, policiesOf, type SignIn, toPerson } from './caller.ts';
import { refuse } from './refusal.ts';

export type Caller = Member | Person | undefined;

/**
 * Who may make this call, decided before the input is looked at: 401, then the tenant-state codes that sign a person out, then the policy.
 * `signIn` is undefined for a request without a valid token.
 */
export function admit(access: Access, signIn: SignIn | undefined, now: Date): Caller {
  if (access === 'public') return undefined;
  if (!signIn) refuse('Trellis:NotSignedIn');
  if (access === 'signedIn') {
    refuseFrozen(signIn);
    return toPerson(signIn, now);
  }
  const member = toMember(signIn, now);
  if (!access.anyOf.some((policy) => member.policies.has(policy))) refuse('Trellis:NotAllowed');
  return member;
}

function refuseFrozen(signIn: SignIn): void {
  if (!signIn.hasEffectiveMembership) refuse('Business:UserHasNoAvailableTenant');
  const { membership } = signIn;
  if (membership && membership.state !== 'Effective') refuse('Business:UserInTenantRoleFrozen');
  if (membership?.tenant && membership.tenant.state !== 'Effective') refuse('Business:CenterStateInvalid');
}

function toMember(signIn: SignIn, now: Date): Member {
  refuseFrozen(signIn);
  const { membership } = signIn;
  if (!membership) refuse('Trellis:ChooseRole');
  if (membership.side !== 'centre' || !membership.tenant) refuse('Trellis:NotAllowed');
  return {
    kind: 'member',
    personId: signIn.personId,
    name: signIn.name,
    membershipId: membership.id,
    tenantId: membership.tenant.id,
    side: 'centre',
    roles: membership.roles,
    policies: policiesOf(signIn),
    projects: new Set(membership.tenant.projects),
    zone: membership.tenant.zone,
    language: signIn.language,
    now,
  };
}
