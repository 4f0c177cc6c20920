import type { AreaMenu } from '../menu-entry.ts';

export const menu = [
  { side: 'Management', place: 196, key: 'Menu.Content.Banner', group: 'content', label: 'banners', path: '/system/manage/content/banner' },
] as const satisfies AreaMenu;
