import { menus } from '@trellis/contract/menu';
import { expect, it } from 'vitest';
import { goLetters } from './go-letters.ts';

it.each(Object.entries(menus))('%s: no two pages share a letter, and the first ones have their own', (_side, menu) => {
  const letters = goLetters(menu);
  expect(new Set(letters.values()).size).toBe(letters.size);
  expect(letters.size).toBeGreaterThan(Math.min(menu.length, 15) - 1);
  const first = menu[0];
  expect(letters.get(first?.path ?? '')).toBe(first?.label[0]?.toLowerCase());
});

it('gives a page whose first letter is taken the next of its name, and none where all are', () => {
  const pages = [
    { path: '/a', label: 'tags' },
    { path: '/b', label: 'teachers' },
    { path: '/c', label: 'tags' },
  ] as const;
  expect([...goLetters(pages)]).toEqual([
    ['/a', 't'],
    ['/b', 'e'],
    ['/c', 'a'],
  ]);
});
