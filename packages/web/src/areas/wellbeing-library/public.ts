import { lazy } from 'react';

export const ModuleProgress = lazy(() => import('./module-progress.tsx').then((module) => ({ default: module.ModuleProgress })));
