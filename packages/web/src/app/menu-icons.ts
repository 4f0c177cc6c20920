import type { IconDefinition } from '@ant-design/icons-svg/es/types';

export type MenuIcons = Readonly<Record<string, Pick<IconDefinition, 'icon'>>>;

const found = import.meta.glob<{ menuIcons: MenuIcons }>('../areas/*/menu-icons.ts', { eager: true });

/** The pictures of every menu. The build makes a part of each side's (plugins/menu-icons.ts), which loads with the menu. */
export const menuIcons: MenuIcons = Object.assign({}, ...Object.values(found).map((area) => area.menuIcons));
