import type { SignInAccess } from '@trellis/contract/wire';
import { describe, expect, it } from 'vitest';
import { admit } from './access.ts';
import type { SignIn } from './sign-in.ts';

type Membership = NonNullable<SignIn['membership']>;
const now = new Date('2031-06-04T16:00:00Z');
const policy: SignInAccess = { anyOf: ['RocketSystem.UserContract.Create'] };

const tenant: NonNullable<Membership['tenant']> = {
  id: 'tenant',
  name: 'Riverside',
  zone: 'America/New_York',
  state: 'Effective',
  projects: ['Project.Rocket'],
  institutionType: 'Center',
  timesSetting: true,
};
const membership: Membership = {
  id: 'membership',
  side: 'centre',
  state: 'Effective',
  reach: null,
  roles: ['CenterAdmin'],
  overrides: [],
  tenant,
};
const signIn: SignIn = {
  grantId: 'grant',
  personId: 'person',
  name: 'Ada',
  email: 'ada@test.example',
  language: 'en',
  hasEffectiveMembership: true,
  savedUpTo: '0/0',
  membership,
};

const acting = (change: Partial<Membership>): SignIn => ({ ...signIn, membership: { ...membership, ...change } });
const refused = (code: string) => expect.objectContaining({ code });
const admitting = (access: SignInAccess, given: SignIn | undefined) => () => admit(access, given, now);

describe('access is decided in order', () => {
  it('lets anybody make a public call, as nobody', () => {
    expect(admit('public', undefined, now)).toBeUndefined();
    expect(admit('public', signIn, now)).toBeUndefined();
  });

  it.each([['signedIn' as SignInAccess], [policy]])('asks for a sign-in first (%j)', (access) => {
    expect(admitting(access, undefined)).toThrow(refused('Trellis:NotSignedIn'));
  });

  it.each([['signedIn' as SignInAccess], [policy]])('then whether the membership holds, the centre, anything is left (%j)', (access) => {
    const closed = { ...tenant, state: 'Invalid' as const };
    const everything = { ...acting({ state: 'Invalid', roles: [], tenant: closed }), hasEffectiveMembership: false };
    expect(admitting(access, everything)).toThrow(refused('Business:UserInTenantRoleFrozen'));
    const onlyOne = { ...acting({ roles: [], tenant: closed }), hasEffectiveMembership: false };
    expect(admitting(access, onlyOne)).toThrow(refused('Business:CenterStateInvalid'));
    expect(admitting(access, acting({ roles: [], tenant: closed }))).toThrow(refused('Business:CenterStateInvalid'));
    const nothingLeft = { ...signIn, membership: null, hasEffectiveMembership: false };
    expect(admitting(access, nothingLeft)).toThrow(refused('Business:UserHasNoAvailableTenant'));
  });

  it('then for a chosen role of a centre', () => {
    expect(admitting(policy, { ...signIn, membership: null })).toThrow(refused('Trellis:ChooseRole'));
    expect(admitting(policy, acting({ side: 'management', tenant: null }))).toThrow(refused('Trellis:NotAllowed'));
    expect(admitting(policy, acting({ side: 'enterprise' }))).toThrow(refused('Trellis:NotAllowed'));
  });

  it('then for one of the policies', () => {
    expect(admitting(policy, acting({ roles: ['Coach'] }))).toThrow(refused('Trellis:NotAllowed'));
    const either: SignInAccess = { anyOf: ['RocketSystem.UserContract.Create', 'RocketSystem.Schedule'] };
    expect(admit(either, acting({ roles: ['Coach'] }), now)).toMatchObject({ kind: 'member' });
  });

  it('follows what the database grants or withholds', () => {
    const override = (granted: boolean, role: 'Coach' | 'CenterAdmin') => [
      { role, policy: 'RocketSystem.UserContract.Create' as const, granted },
    ];
    expect(admit(policy, acting({ roles: ['Coach'], overrides: override(true, 'Coach') }), now)).toMatchObject({ kind: 'member' });
    expect(admitting(policy, acting({ overrides: override(false, 'CenterAdmin') }))).toThrow(refused('Trellis:NotAllowed'));
  });

  it('then for the project that the policy goes with, from those who hold the policy', () => {
    const untrained = { ...tenant, projects: ['Project.Vrat'] };
    expect(admitting(policy, acting({ tenant: untrained }))).toThrow(refused('RocketSystem:ProjectDisabled'));
    expect(admitting(policy, acting({ tenant: untrained, roles: ['Coach'] }))).toThrow(refused('Trellis:NotAllowed'));
    const either: SignInAccess = { anyOf: ['RocketSystem.UserContract', 'RocketSystem.Vrat'] };
    expect(admit(either, acting({ tenant: untrained }), now)).toMatchObject({ kind: 'member' });
    const account: SignInAccess = { anyOf: ['PFE.Account.Profile.Write'], writers: 'self' };
    expect(admit(account, acting({ tenant: { ...tenant, projects: [] } }), now)).toMatchObject({ kind: 'member' });
  });

  it('counts no policy whose project the centre lacks, whichever call is made', () => {
    const children: SignInAccess = { anyOf: ['PFE.UserManagement.Subject'] };
    const caller = admit(children, acting({ tenant: { ...tenant, projects: ['Project.Vrat'] } }), now);
    if (caller?.kind !== 'member') throw new Error('Nobody of a centre');
    expect(['RocketSystem.UserContract', 'RocketSystem.Vrat'].filter((held) => caller.policies.has(held as never))).toEqual([
      'RocketSystem.Vrat',
    ]);
  });

  it('wants every policy of several where a call says so', () => {
    const both: SignInAccess = { anyOf: ['RocketSystem.UserContract'], allOf: ['RocketSystem.Schedule', 'RocketSystem.CreditOverview'] };
    expect(admit(both, signIn, now)).toMatchObject({ kind: 'member' });
    expect(admitting(both, acting({ roles: ['SeniorCoach'] }))).toThrow(refused('Trellis:NotAllowed'));
  });

  it('makes the caller: a person for a signed-in call, a member of the centre for a policy', () => {
    expect(admit('signedIn', { ...signIn, membership: null }, now)).toMatchObject({ kind: 'person', personId: 'person', now });
    expect(admit(policy, signIn, now)).toMatchObject({
      kind: 'member',
      tenantId: 'tenant',
      zone: tenant.zone,
      roles: ['CenterAdmin'],
      now,
    });
  });
});
