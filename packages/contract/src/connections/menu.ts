import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 188,
    key: 'Menu.Manage.Connections',
    group: 'manage',
    label: 'connections',
    path: '/system/center/menu/manage/connections',
  },
  {
    side: 'Management',
    place: 305,
    key: 'Menu.Setting.Connections',
    group: 'setting',
    label: 'connections',
    path: '/system/manage/setting/connections',
  },
] as const satisfies AreaMenu;
