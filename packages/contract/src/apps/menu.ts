import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  {
    side: 'Management',
    place: 325,
    key: 'Menu.Application.AppVersion',
    group: 'application',
    label: 'appVersions',
    path: '/system/manage/application/appVersion',
  },
] as const satisfies AreaMenu;
