import { resolve } from 'node:path';
import { menus } from '@trellis/contract/menu';
import { type Plugin, runnerImport } from 'vite';
import type { MenuIcons } from '../src/app/menu-icons.ts';

const source = resolve(import.meta.dirname, '../src/app/menu-icons.ts');
const name = 'virtual:menu-icons';
const prefix = `${name}/`;
const sides = Object.keys(menus) as (keyof typeof menus)[];

/** The module of a side's pictures. */
export const menuIconsOf = (side: keyof typeof menus) => `\0${prefix}${side}`;

/** The pictures of each side's menu as a module of its own: nobody loads those of menus that they do not have. */
export function menuIcons(): Plugin {
  let icons: MenuIcons = {};
  return {
    name: 'menu-icons',
    async buildStart() {
      const { module } = await runnerImport<{ menuIcons: MenuIcons }>(source, { configFile: false });
      icons = module.menuIcons;
    },
    resolveId: { filter: { id: /^virtual:menu-icons/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:menu-icons/ },
      handler(id) {
        if (id === `\0${name}`) return `export default {${sides.map((side) => `${side}: () => import('${prefix}${side}')`).join(',')}};`;
        const side = sides.find((each) => menuIconsOf(each) === id);
        if (!side) return undefined;
        const shown = menus[side].map(({ label }) => [label, icons[label]] as const);
        return `export default ${JSON.stringify(Object.fromEntries(shown))};`;
      },
    },
  };
}
