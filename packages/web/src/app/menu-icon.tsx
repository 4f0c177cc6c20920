import sides from 'virtual:menu-icons';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { AreaMenu, MenuSide } from '@trellis/contract/menu-entry';
import { useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';
import type { MenuIcons } from './menu-icons.ts';

/** What stands before an area's entries of the menu: drawn small, the same for the same thing on every side. */
export type IconsOf<Menu extends AreaMenu> = Record<Menu[number]['label'], IconDefinition>;

const known: Partial<Record<MenuSide, MenuIcons>> = {};

/** The pictures of a side's menu, by what its entries are called; none until they are there. */
export function useMenuIcons(side: MenuSide | null): MenuIcons {
  const [icons, setIcons] = useState<MenuIcons>((side && known[side]) ?? {});
  useEffect(() => {
    if (!side) return;
    const load = async () => {
      known[side] ??= (await loadPart(sides[side])).default;
      setIcons(known[side]);
    };
    // the words stand beside them
    void load().catch(() => undefined);
  }, [side]);
  return icons;
}
