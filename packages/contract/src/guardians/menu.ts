import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  { side: 'Center', place: 30, key: 'Menu.User.Guardian', group: 'user', label: 'guardians', path: '/system/center/menu/user/guardian' },
] as const satisfies AreaMenu;
