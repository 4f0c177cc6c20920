import { lazy } from 'react';

export { FamilyDialog } from './family-dialog.tsx';

export const RegisterDialog = lazy(() => import('./register-dialog.tsx').then((module) => ({ default: module.RegisterDialog })));
export const BindDrawer = lazy(() => import('./bind-drawer.tsx').then((module) => ({ default: module.BindDrawer })));
