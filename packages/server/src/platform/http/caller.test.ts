import { expect, it } from 'vitest';
import { policiesOf } from './caller.ts';
import type { SignIn } from './sign-in.ts';

type Membership = NonNullable<SignIn['membership']>;

function signIn(change: Partial<Membership>, projects: string[] = ['Project.Rocket']): SignIn {
  const tenant = { id: 'a', name: 'A', zone: 'UTC', state: 'Effective', projects, institutionType: 'Clinic', timesSetting: true } as const;
  const membership: Membership = {
    id: 'm',
    side: 'centre',
    state: 'Effective',
    reach: null,
    roles: ['Coach'],
    overrides: [],
    tenant,
    ...change,
  };
  const person = { grantId: 'g', personId: 'p', name: 'P', email: 'p@example.org', language: 'en' } as const;
  return { ...person, hasEffectiveMembership: true, savedUpTo: '0/0', membership };
}

it('holds for each what its own roles, decisions and projects grant, whoever was asked for before', () => {
  const policy = 'RocketSystem.Group';
  const coach = policiesOf(signIn({}));
  expect([coach.granted.has(policy), coach.counting.has(policy), coach.withheld.has(policy)]).toEqual([true, true, false]);
  const without = policiesOf(signIn({}, ['Project.Vrat']));
  expect([without.granted.has(policy), without.counting.has(policy), without.withheld.has(policy)]).toEqual([true, false, true]);
  const refused = policiesOf(signIn({ overrides: [{ role: 'Coach', policy, granted: false }] }));
  expect(refused.granted.has(policy)).toBe(false);
  expect(policiesOf(signIn({ roles: [] })).granted.size).toBe(0);
  expect(policiesOf(signIn({})).counting).toEqual(coach.counting);
});

it('takes no role of another side for its own', () => {
  expect(policiesOf(signIn({ roles: ['admin'] })).granted.size).toBe(0);
});
