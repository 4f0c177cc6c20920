import { sizes } from '../app/tokens.ts';

/** How wide what opens beside a page is: a few fields, or something to read or to fill in. */
export const drawerSizes = { default: sizes['drawer-narrow'], large: sizes['drawer-wide'] } as const;
