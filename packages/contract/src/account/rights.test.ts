import { describe, expect, it } from 'vitest';
import { grantedPolicies, type Role, roles, rolesOfSide } from '../policies.ts';
import { canEditAccount, dialled, isUnlimited, seesRemainingCounts } from './rights.ts';
import type { CurrentUser } from './schemas.ts';

const typeOf = (role: Role): CurrentUser['type'] => {
  const isIn = (side: readonly Role[]) => side.includes(role);
  if (isIn(rolesOfSide.management)) return 'Management';
  if (isIn(rolesOfSide.enterprise)) return 'Enterprise';
  return isIn(rolesOfSide.area) ? 'Area' : 'Center';
};
const of = (...held: [Role, ...Role[]]) => ({
  type: typeOf(held[0]),
  roles: [...held],
  grantedPolicies: [...grantedPolicies(held, [])],
});

describe('what a center has left', () => {
  it('is shown to everybody at and above it but its administrator', () => {
    expect(roles.filter((role) => seesRemainingCounts(of(role)))).toEqual([
      'EnterpriseAdmin',
      'AreaAdmin',
      'SeniorCoach',
      'IndependentCoach',
      'Coach',
      'trainer',
      'personal',
      'centerAdmin',
    ]);
  });

  it('is not shown to an administrator who coaches too', () => {
    expect(seesRemainingCounts(of('Coach', 'CenterAdmin'))).toBe(false);
  });

  it('is not shown before somebody chose where to act', () => {
    expect(seesRemainingCounts({ type: null, roles: [], grantedPolicies: [] })).toBe(false);
  });
});

describe('the own account', () => {
  it("is changed by everybody but an enterprise's administrator", () => {
    expect(roles.filter((role) => !canEditAccount(of(role)))).toEqual(['EnterpriseAdmin']);
  });

  it('is not changed by somebody from whose role the right was taken', () => {
    const taken = [{ role: 'Coach', policy: 'PFE.Account.Profile.Write', granted: false }];
    expect(canEditAccount({ ...of('Coach'), grantedPolicies: [...grantedPolicies(['Coach'], taken)] })).toBe(false);
  });
});

it.each([
  [-1, true],
  [0, false],
  [500, false],
  [501, true],
])('an amount of %d reads as unlimited: %s', (amount, expected) => expect(isUnlimited(amount)).toBe(expected));

it('a number is dialled with its country code', () => expect(dialled('+34', '600111222')).toBe('+34600111222'));
