import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 10,
    key: 'Menu.DataPanel.WorkTable',
    group: 'dataPanel',
    label: 'today',
    path: '/system/center/dataPanel/workTable',
  },
  {
    side: 'Center',
    place: 15,
    key: 'Menu.DataPanel.WorkTable',
    reads: 'RocketSystem.Schedule',
    group: 'dataPanel',
    label: 'calendar',
    path: '/system/center/dataPanel/calendar',
    details: ['/system/center/dataPanel/scheduleImport'],
  },
  {
    side: 'Center',
    place: 105,
    key: 'Menu.Manage.Classroom',
    group: 'manage',
    label: 'classrooms',
    path: '/system/center/menu/manage/classroom',
  },
] as const satisfies AreaMenu;
