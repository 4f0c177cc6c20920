import { lazy } from 'react';

export const GrantsOfChild = lazy(() => import('./grants-of-child.tsx').then((module) => ({ default: module.GrantsOfChild })));
export const GrantCodeDialog = lazy(() => import('./grant-code-dialog.tsx').then((module) => ({ default: module.GrantCodeDialog })));
