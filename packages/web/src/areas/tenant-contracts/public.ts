import { lazy } from 'react';

export const TenantContracts = lazy(() => import('./contracts/contract-list.tsx').then((module) => ({ default: module.TenantContracts })));
