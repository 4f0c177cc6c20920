import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { expect, it } from 'vitest';
import { openParts } from './open-parts.ts';

const form = (answered: boolean) => ({ answered });
const item = (kind: string, hasDone: boolean | null) => ({ kind, hasDone });
const session = (change: object) =>
  ({ items: [], nonePlaybook: [], overall: form(true), categoryPunch: [], iLs: null, ...change }) as unknown as SessionView;

it('names what is open in the order in which it is done, and how much of it', () => {
  const open = openParts(
    session({
      items: [item('activity', true), item('activity', null), item('static', null)],
      nonePlaybook: [item('nonePlaybook', null)],
      overall: form(false),
      categoryPunch: [form(true), form(false)],
      iLs: { tracks: [{ isPunched: true }], feedback: form(false) },
    }),
  );
  expect(open).toEqual([
    { part: 'items', count: 2 },
    { part: 'staticItems', count: 1 },
    { part: 'overall', count: 1 },
    { part: 'category', count: 1 },
    { part: 'music', count: 1 },
  ]);
});

it('names nothing where all is done, undone exercises included', () => {
  expect(openParts(session({ items: [item('activity', false)] }))).toEqual([]);
});

it('asks for feedback on each child of a class that attends, and names of whom it is missing', () => {
  const child = (name: string, attendance: string, answered: boolean) => ({ name, attendance, answered });
  const userCourseItems = [child('Ada', 'Attend', true), child('Ben', 'Attend', false), child('Cleo', 'Absent', false)];
  expect(openParts(session({ userCourseItems }), { isClass: true })).toEqual([{ part: 'personal', count: 1, names: ['Ben'] }]);
  expect(openParts(session({ userCourseItems }))).toEqual([]);
});
