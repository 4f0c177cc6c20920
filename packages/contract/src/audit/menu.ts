import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  { side: 'Center', place: 180, key: 'Menu.Manage.Audit', group: 'manage', label: 'audit', path: '/system/center/menu/manage/audit' },
  { side: 'Management', place: 300, key: 'Menu.Setting.Audit', group: 'setting', label: 'audit', path: '/system/manage/setting/audit' },
] as const satisfies AreaMenu;
