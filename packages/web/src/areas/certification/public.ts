import { lazy } from 'react';

export const TrainerDrawer = lazy(() => import('./trainer/trainer-drawer.tsx').then((module) => ({ default: module.TrainerDrawer })));
