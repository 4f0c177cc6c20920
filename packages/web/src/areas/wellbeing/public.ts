import { lazy } from 'react';

export const WellbeingOfChild = lazy(() => import('./wellbeing-of-child.tsx').then((module) => ({ default: module.WellbeingOfChild })));

export const ModuleProgress = lazy(() => import('./module-progress.tsx').then((module) => ({ default: module.ModuleProgress })));
