import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 186,
    key: 'Menu.Manage.Retention',
    group: 'manage',
    label: 'retention',
    path: '/system/center/menu/manage/retention',
  },
] as const satisfies AreaMenu;
