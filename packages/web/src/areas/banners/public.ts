export { ShownBanners } from './shown-banners.tsx';
