import { lazy } from 'react';

export const AssignCoachesDialog = lazy(() =>
  import('./staff/assign-coaches-dialog.tsx').then((module) => ({ default: module.AssignCoachesDialog })),
);
export const LoginCodeDialog = lazy(() =>
  import('./sign-ins/login-code-dialog.tsx').then((module) => ({ default: module.LoginCodeDialog })),
);
