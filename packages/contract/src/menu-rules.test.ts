import { expect, it } from 'vitest';
import { menus } from './menu.ts';
import { entryOf } from './menu-rules.ts';

const classDetail = '/system/center/detail/groupClassDetail';

it('a page belongs to its own entry, else to the one that has the fewest pages behind it', () => {
  const of = (path: string, entries = menus.Center) => entryOf(entries, path)?.key;
  expect(of('/system/center/menu/user/subject')).toBe('Menu.User.Subject');
  expect(of(classDetail)).toBe('Menu.Manage.Group');
  // a coach who has no page of classes comes from a child
  const ofCoach = menus.Center.filter((entry) => entry.key !== 'Menu.Manage.Group');
  expect(of(classDetail, ofCoach)).toBe('Menu.User.Subject');
  expect(of('/system/center/detail/userDetail')).toBe('Menu.User.User');
  expect(of('/system/nowhere')).toBeUndefined();
});
