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
] as const satisfies AreaMenu;
