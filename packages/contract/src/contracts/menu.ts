import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 40,
    key: 'Menu.User.UserContract',
    group: 'user',
    label: 'userContracts',
    path: '/system/center/menu/user/userContract',
    details: [
      '/system/center/detail/userContractDetail',
      '/system/center/menu/user/userContractImport',
      '/system/center/hfs/costOverviewImport',
    ],
  },
  {
    side: 'Center',
    place: 130,
    key: 'Menu.Manage.UserContractConfiguration',
    group: 'manage',
    label: 'contractReasons',
    path: '/system/center/menu/manage/userContractConfiguration',
  },
  {
    side: 'Management',
    place: 70,
    key: 'Menu.Operation.UserContractConfiguration',
    group: 'operation',
    label: 'contractReasons',
    path: '/system/manage/manage/userContractConfiguration',
  },
] as const satisfies AreaMenu;
