import { lazy } from 'react';

/** The plans of a class, on its page. */
export const PlansOfClass = lazy(() => import('./plans-of-class.tsx').then((module) => ({ default: module.PlansOfClass })));
