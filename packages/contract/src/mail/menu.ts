import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 290,
    key: 'Menu.Setting.Mail',
    group: 'setting',
    label: 'mail',
    path: '/system/manage/setting/mail',
    reads: 'PFE.Mail',
  },
] as const satisfies AreaMenu;
