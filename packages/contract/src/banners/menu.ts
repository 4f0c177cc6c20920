import { type AreaMenu, ofLibrary } from '../menu-entry.ts';

export const menu = [ofLibrary(196, 'Banner', 'banners')] as const satisfies AreaMenu;
