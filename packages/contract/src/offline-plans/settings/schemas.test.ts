import { expect, it } from 'vitest';
import { sessionDuration } from './schemas.ts';

it.each([
  [45, true],
  [50, true],
  [42, false],
  [0, false],
])('a session of %i minutes may be offered: %s', (duration, isAllowed) => {
  expect(sessionDuration.safeParse({ duration, enable: true }).success).toBe(isAllowed);
});

it('a session holds four exercises unless another number is said', () => {
  expect(sessionDuration.parse({ duration: 45, enable: true })).toEqual({ des: '', duration: 45, bars: 4, enable: true });
});
