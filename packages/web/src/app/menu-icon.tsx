import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { MenuEntry } from '@trellis/contract/menu';
import type { AreaMenu } from '@trellis/contract/menu-entry';
import { SvgIcon } from '../ui/svg-icon.tsx';

/** What stands before an area's entries of the menu: drawn small, the same for the same thing on every side. */
export type IconsOf<Menu extends AreaMenu> = Record<Menu[number]['label'], IconDefinition>;

const found = import.meta.glob<{ menuIcons: Record<string, IconDefinition> }>('../areas/*/menu-icons.ts', { eager: true });
const icons = Object.assign({}, ...Object.values(found).map(({ menuIcons }) => menuIcons)) as Record<MenuEntry['label'], IconDefinition>;

export const MenuIcon = ({ label }: { label: MenuEntry['label'] }) => <SvgIcon of={icons[label]} />;
