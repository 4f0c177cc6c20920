import { lazy } from 'react';

/** Issues the certificate of a trainer's module. */
export const IssueDrawer = lazy(() => import('./issue-drawer.tsx').then((module) => ({ default: module.IssueDrawer })));
/** The certificates of whoever is signed in. */
export const OwnCertificates = lazy(() => import('./own-certificates.tsx').then((module) => ({ default: module.OwnCertificates })));
