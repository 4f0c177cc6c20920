import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  { side: 'Center', place: 200, key: 'Menu.Hfs.Order', group: 'hfs', label: 'orders', path: '/system/center/hfs/order' },
  { side: 'Management', place: 320, key: 'Menu.Hfs.Order', group: 'hfs', label: 'orders', path: '/system/manage/hfs/order' },
] as const satisfies AreaMenu;
