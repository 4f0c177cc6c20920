import { menus } from '@trellis/contract/menu';
import { grantedPolicies, rolesOfSide } from '@trellis/contract/policies';
import { expect, it } from 'vitest';
import { doings } from './doings.ts';

const sides = { Center: 'centre', Management: 'management', Enterprise: 'enterprise', Area: 'area' } as const;

/** Everybody with their policies and the pages that these show them. */
const people = Object.entries(menus).flatMap(([side, menu]) =>
  rolesOfSide[sides[side as keyof typeof menus]].map((role) => {
    const policies = grantedPolicies([role], []);
    const pages = menu.filter(({ key, reads = key }) => policies.has(key) && policies.has(reads)).map(({ label }) => label);
    return { role, policies, pages };
  }),
);

it.each(doings)('$text is there for whoever has its page and may', ({ page, needs }) => {
  const able = people.filter(({ policies, pages }) => pages.includes(page) && needs.every((policy) => policies.has(policy)));
  expect(able).not.toEqual([]);
});

it.each(['CenterAdmin', 'SeniorCoach', 'Coach', 'admin'])('%s can begin something from anywhere', (wanted) => {
  const person = people.find(({ role }) => role === wanted);
  const able = doings.filter(({ page, needs }) => person?.pages.includes(page) && needs.every((policy) => person.policies.has(policy)));
  expect(able).not.toEqual([]);
});
