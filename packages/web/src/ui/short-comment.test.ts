import { expect, it } from 'vitest';
import { shorten } from './short-comment.tsx';

it.each([
  ['tired', 'tired'],
  ['asleep', 'asleep…'],
  ['tired??', 'tired?…'],
])('a comment %s stands in a cell as %s', (text, shown) => {
  expect(shorten(text)).toBe(shown);
});
