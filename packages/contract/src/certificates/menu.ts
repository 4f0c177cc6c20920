import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 111,
    key: 'Menu.Operation.Certificate',
    group: 'operation',
    label: 'certificates',
    path: '/system/manage/manage/certificate',
  },
] as const satisfies AreaMenu;
