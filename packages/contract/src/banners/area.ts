import { banner } from './banner.ts';

export { bannerErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  banners: { calls: banner.calls, about: 'Banners: what the platform tells centers and families for a time' },
} as const;

/** Its declared resources. */
export const resources = [banner] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['banner'] as const;
