import { sizes } from '../app/tokens.ts';

/** How wide what opens beside a page is: a few fields, something to read or to fill in, or a sheet of paper. */
export const drawerSizes = { default: sizes['drawer-narrow'], large: sizes['drawer-wide'], paper: sizes['drawer-paper'] } as const;
