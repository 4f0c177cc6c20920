import { expect, it } from 'vitest';
import { word } from './en-US/common.ts';

const sources = import.meta.glob<string>(['./en-US/*.ts', '!./en-US/common.ts'], { query: '?raw', import: 'default', eager: true });

/** They are English for a shared word, and say something else in Chinese or Spanish. */
const ofAnotherSense = [
  'account label',
  'account removeOk',
  'account center',
  'admins child',
  'admins change',
  'assessments birthday',
  'assessments title',
  'assessments centers',
  'assessments used',
  'audit period',
  'certification code',
  'credits noReminder',
  'familyPages no',
  'guardians editTitle',
  'mail retry',
  'mail mail',
  'shell assessments',
  'shell rolePolicies',
  'subjects child',
  'subjects edit',
  'subjects editTitle',
  'tenancy centers',
  'tenancy children',
  'tenancy kindLabel',
  'tenantContracts contracts',
  'users title',
];

it('no area writes a shared word again: its texts say word.save, its pages t("word.save")', () => {
  const shared = new Set<string>(Object.values(word));
  const again = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/(\w+): '([^']*)'/g)]
      .filter(([, , text = '']) => shared.has(text))
      .map(([, key]) => `${file.slice('./en-US/'.length, -'.ts'.length)} ${key}`),
  );
  expect(again.filter((place) => !ofAnotherSense.includes(place))).toEqual([]);
});
