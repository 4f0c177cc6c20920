import { lazy } from 'react';

export const AssignCoachesDialog = lazy(() =>
  import('./assign-coaches-dialog.tsx').then((module) => ({ default: module.AssignCoachesDialog })),
);
export const LoginCodeDialog = lazy(() => import('./login-code-dialog.tsx').then((module) => ({ default: module.LoginCodeDialog })));
