import { lazy } from 'react';

export { useFormerCoaches } from './hand-over/use-former-coaches.tsx';

export const AdministratorList = lazy(() =>
  import('./administrators/administrator-list.tsx').then((module) => ({ default: module.AdministratorList })),
);
export const AssignCoachesDialog = lazy(() =>
  import('./staff/assign-coaches-dialog.tsx').then((module) => ({ default: module.AssignCoachesDialog })),
);
export const CorrectDrawer = lazy(() => import('./invitations/correct-drawer.tsx').then((module) => ({ default: module.CorrectDrawer })));
export const PutOutDialog = lazy(() => import('./hand-over/put-out-dialog.tsx').then((module) => ({ default: module.PutOutDialog })));
export const OwnSignIns = lazy(() => import('./sign-ins/own-sign-ins.tsx').then((module) => ({ default: module.OwnSignIns })));
export const LoginCodeDialog = lazy(() =>
  import('./sign-ins/login-code-dialog.tsx').then((module) => ({ default: module.LoginCodeDialog })),
);
export { SecondFactorRuleButton } from './second-factor/rule-button.tsx';
