import { lazy } from 'react';

export { useActivePlan } from './use-active-plan.ts';

export const CreatePlanDrawer = lazy(() => import('./create-plan-drawer.tsx').then((module) => ({ default: module.CreatePlanDrawer })));

export const GatesDialog = lazy(() => import('./gates-dialog.tsx').then((module) => ({ default: module.GatesDialog })));
