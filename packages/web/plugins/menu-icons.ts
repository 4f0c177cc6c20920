import { resolve } from 'node:path';
import type { AbstractNode } from '@ant-design/icons-svg/es/types';
import { menus } from '@trellis/contract/menu';
import { type Plugin, runnerImport } from 'vite';
import type { MenuIcons } from '../src/app/menu-icons.ts';

const source = resolve(import.meta.dirname, '../src/app/menu-icons.ts');
const name = 'virtual:menu-icons';
const prefix = `${name}/`;
const sides = Object.keys(menus) as (keyof typeof menus)[];

/** The module of a side's pictures. */
export const menuIconsOf = (side: keyof typeof menus) => `\0${prefix}${side}`;

/** Makes a picture again of its frame and its paths, which are all that is drawn of it and most of what it weighs. */
const draw = `const draw = (viewBox, ...paths) => (
  { icon: { tag: 'svg', attrs: { viewBox }, children: paths.map((d) => ({ tag: 'path', attrs: { d } })) } }
);`;

function drawn(label: string, picture: MenuIcons[string] | undefined): string {
  const { attrs, children = [] } = (picture?.icon ?? {}) as Partial<AbstractNode>;
  const paths = children.map((child) => child.attrs.d);
  if (!attrs?.viewBox || paths.includes(undefined)) throw new Error(`The picture of ${label} is drawn with more than paths`);
  return `draw(${[attrs.viewBox, ...paths].map((part) => JSON.stringify(part)).join(',')})`;
}

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
        const shown = menus[side].map(({ label }) => `${JSON.stringify(label)}: ${drawn(label, icons[label])}`);
        return `${draw}\nexport default {${shown.join(',')}};`;
      },
    },
  };
}
