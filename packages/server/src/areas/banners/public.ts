export { shownBanners } from './shown-banners.ts';
