import { type Listed, listed } from './manifest.ts';
import type { EntryOf, MenuSide } from './menu-entry.ts';

export type MenuEntry = EntryOf<Listed<'menu'>['label']>;

const entries: (MenuEntry & { side: MenuSide; place: number })[] = listed('menu');

const ofSide = (wanted: MenuSide): MenuEntry[] =>
  entries
    .filter(({ side }) => side === wanted)
    .toSorted((one, other) => one.place - other.place)
    .map(({ side: _side, place: _place, ...entry }) => entry);

/** The menu of each side in order; the landing page is the first that a person may open. The build gives the web app what comes of it. */
export const menus: Record<MenuSide, readonly MenuEntry[]> = {
  Center: ofSide('Center'),
  Management: ofSide('Management'),
  Enterprise: ofSide('Enterprise'),
  Area: ofSide('Area'),
};
