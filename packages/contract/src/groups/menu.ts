import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 80,
    key: 'Menu.Manage.Group',
    group: 'manage',
    label: 'classGroups',
    path: '/system/center/menu/manage/group',
    details: ['/system/center/detail/groupClassDetail', '/system/center/detail/groupOfflinePlanDetail'],
  },
] as const satisfies AreaMenu;
