import { menus } from '@trellis/contract/menu';
import type { Plugin } from 'vite';

/** The menus as they come of what the areas say, without the areas. */
export function menuTable(): Plugin {
  return {
    name: 'menu-table',
    enforce: 'pre',
    load: { filter: { id: /\/contract\/src\/menu\.ts$/ }, handler: () => `export const menus = ${JSON.stringify(menus)};` },
  };
}
