import { resolve } from 'node:path';
import { menus } from '@trellis/contract/menu';
import type { Plugin } from 'vite';

const module = resolve(import.meta.dirname, '../../contract/src/menu.ts');

/** The menus as they come of what the areas say, without the areas. */
export function menuTable(): Plugin {
  return {
    name: 'menu-table',
    enforce: 'pre',
    load: (id) => (id === module ? `export const menus = ${JSON.stringify(menus)};` : undefined),
  };
}
