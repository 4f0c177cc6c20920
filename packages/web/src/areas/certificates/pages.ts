import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';
import { type CertificateSearch, readCertificateSearch } from './searches.ts';

const getParentRoute = () => root;

const certificates = createRoute({
  getParentRoute,
  path: '/system/manage/manage/certificate',
  validateSearch: (raw: Partial<CertificateSearch> & SearchSchemaInput): CertificateSearch => readCertificateSearch(raw),
  component: lazyRouteComponent(() => import('./certificate-page.tsx'), 'CertificatePage'),
});
const styles = createRoute({
  getParentRoute,
  path: '/system/manage/content/certificateStyle',
  validateSearch: (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw),
  component: lazyRouteComponent(() => import('./styles/style-page.tsx'), 'CertificateStylePage'),
});
const check = createRoute({
  getParentRoute,
  path: '/m/certificate',
  component: lazyRouteComponent(() => import('./check-page.tsx'), 'CheckPage'),
});

export const certificatePages = [certificates, styles, check] as const;
