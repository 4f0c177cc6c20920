import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 50,
    key: 'Menu.User.User',
    group: 'user',
    label: 'staff',
    path: '/system/center/menu/user/user',
    details: ['/system/center/detail/userDetail'],
  },
  {
    side: 'Center',
    place: 60,
    key: 'Menu.TrainerDatabase.List',
    group: 'user',
    label: 'trainerDatabase',
    path: '/system/center/trainerDatabase',
    details: ['/system/center/detail/userDetail'],
  },
  { side: 'Center', place: 70, key: 'Menu.ContactList.List', group: 'user', label: 'contacts', path: '/system/center/contactList' },
  {
    side: 'Center',
    place: 100,
    key: 'Menu.Manage.TrainingStaff',
    group: 'manage',
    label: 'trainingStaff',
    path: '/system/center/menu/manage/trainingStaff',
    details: ['/system/center/detail/userDetail', '/system/center/detail/examResult'],
  },
  {
    side: 'Management',
    place: 100,
    key: 'Menu.Operation.TrainingStaff',
    group: 'operation',
    label: 'trainingStaff',
    path: '/system/manage/manage/trainingStaff',
    details: ['/system/manage/detail/examResult'],
  },
  { side: 'Enterprise', place: 30, key: 'Menu.Enterprise.User', group: 'user', label: 'staff', path: '/system/enterprise/manage/user' },
  { side: 'Area', place: 20, key: 'Menu.Area.User', group: 'user', label: 'staff', path: '/system/area/manage/user' },
] as const satisfies AreaMenu;
