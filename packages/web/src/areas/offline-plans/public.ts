import { lazy } from 'react';

export { OutcomeTag } from './state-tags.tsx';
export { useActivePlan } from './use-active-plan.ts';

export const CreatePlanDrawer = lazy(() => import('./create-plan-drawer.tsx').then((module) => ({ default: module.CreatePlanDrawer })));

export const GatesDialog = lazy(() => import('./gates-dialog.tsx').then((module) => ({ default: module.GatesDialog })));

// what a trial shows as a session does
export const FormCard = lazy(() => import('./session/form-card.tsx').then((module) => ({ default: module.FormCard })));
export const ItemDetails = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemDetails })));
export const ItemDrawer = lazy(() => import('./session/item-drawer.tsx').then((module) => ({ default: module.ItemDrawer })));
export const StartSession = lazy(() => import('./start-session.tsx').then((module) => ({ default: module.StartSession })));
