import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Center',
    place: 90,
    key: 'Menu.Statistic.VratList',
    group: 'statistic',
    label: 'vratList',
    path: '/system/center/menu/statistic/vratList',
  },
  {
    side: 'Center',
    place: 160,
    key: 'Menu.Manage.TestLocation',
    group: 'manage',
    label: 'testLocations',
    path: '/system/center/menu/manage/testLocation',
  },
  { side: 'Center', place: 170, key: 'Menu.Manage.Device', group: 'manage', label: 'devices', path: '/system/center/menu/manage/device' },
  {
    side: 'Management',
    place: 80,
    key: 'Menu.Operation.Device',
    group: 'operation',
    label: 'devices',
    path: '/system/manage/manage/device',
  },
  {
    side: 'Management',
    place: 220,
    key: 'Menu.Statistic.VratCaseList',
    group: 'statistic',
    label: 'vratCaseList',
    path: '/system/manage/statistic/vratCaseList',
    details: ['/system/manage/detail/vratReport'],
  },
  {
    side: 'Management',
    place: 230,
    key: 'Menu.Statistic.VratStatistic',
    group: 'statistic',
    label: 'vratStatistic',
    path: '/system/manage/statistic/vratStatistic',
  },
  {
    side: 'Management',
    place: 212,
    key: 'Menu.Assessment.VCat',
    group: 'assessment',
    label: 'vCat',
    path: '/system/manage/assessment/vCat',
  },
] as const satisfies AreaMenu;
