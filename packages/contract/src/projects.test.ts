import type { AnyContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { projects } from './account/schemas.ts';
import { contract } from './index.ts';
import { grantedPolicies, policies, rolesOfSide } from './policies.ts';
import { familyOf, familyOfCall, isOn } from './projects.ts';
import { type CallMeta, isGranted } from './wire.ts';

const ofCentres = grantedPolicies(rolesOfSide.centre, []);
const calls = Object.entries(contract).flatMap(([group, all]) =>
  Object.entries(all as Record<string, AnyContractProcedure>).map(([name, call]) => ({
    name: `${group}.${name}`,
    access: (call['~orpc'].meta as unknown as CallMeta).access,
  })),
);
const subsets = Array.from({ length: 2 ** projects.length }, (_, bits) => new Set(projects.filter((_, at) => bits & (1 << at))));

describe('what goes with the projects of a center', () => {
  it('is of those above centers exactly where no role of a center holds it', () => {
    const above = policies.filter((policy) => familyOf[policy] === 'above');
    expect(above).toEqual(policies.filter((policy) => !ofCentres.has(policy)));
  });

  it('is said of a call as its policies say it, whatever a center has', () => {
    const wrong = calls.filter(({ access }) => {
      if (typeof access === 'string' || 'link' in access || familyOfCall(access) === 'above') return false;
      return subsets.some(
        (enabled) =>
          isOn(familyOfCall(access), enabled) !== isGranted(access, (policy) => ofCentres.has(policy) && isOn(familyOf[policy], enabled)),
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('leaves a person their account, and nothing of a center without any', () => {
    const left = calls.filter(({ access }) => isOn(familyOfCall(access), new Set()) && familyOfCall(access) !== 'above');
    const guarded = left.filter(({ access }) => typeof access === 'object').map(({ name }) => name.split('.')[0]);
    expect([...new Set(guarded)]).toEqual(['account']);
  });
});
