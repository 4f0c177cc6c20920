import { lazy } from 'react';

export const TenantContracts = lazy(() => import('./contract-list.tsx').then((module) => ({ default: module.TenantContracts })));
