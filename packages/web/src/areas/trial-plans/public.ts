import { lazy } from 'react';

export const TrialsOfChild = lazy(() => import('./trials-of-child.tsx').then((module) => ({ default: module.TrialsOfChild })));
