import { lazy } from 'react';

export const WellbeingOfChild = lazy(() => import('./wellbeing-of-child.tsx').then((module) => ({ default: module.WellbeingOfChild })));
