import { expect, it } from 'vitest';
import { mentionedIn } from './mentioned-in.ts';

const members = [
  { userID: 'ana', nickname: 'Ana' },
  { userID: 'ruiz', nickname: 'Ana Ruiz' },
  { userID: 'lin', nickname: '林薇' },
  { userID: 'nobody', nickname: '' },
];

it('is who is named after an @, by the longest name that fits', () => {
  expect(mentionedIn('@Ana Ruiz and @林薇我有', members)).toEqual(['ruiz', 'lin']);
  expect(mentionedIn('@Ana Ruiz, @Ana', members)).toEqual(['ruiz', 'ana']);
  expect(mentionedIn('Ana Ruiz has @ the keys', members)).toEqual([]);
});

it('is everybody of a name that two have', () => {
  expect(mentionedIn('@Ana', [...members, { userID: 'other', nickname: 'Ana' }])).toEqual(['ana', 'other']);
});
