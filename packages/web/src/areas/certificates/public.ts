import { lazy } from 'react';

export { CertificateForecast } from './certificate-forecast.tsx';

/** Issues the certificate of a trainer's module. */
export const IssueDrawer = lazy(() => import('./issue-drawer.tsx').then((module) => ({ default: module.IssueDrawer })));
/** What a trainer is certified by, of a module or of all. */
export const TrainerCertificates = lazy(() =>
  import('./trainer-certificates.tsx').then((module) => ({ default: module.TrainerCertificates })),
);
