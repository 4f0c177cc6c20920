import { lazy } from 'react';

/** A child over the page on which it is asked for. */
export const SubjectPanel = lazy(() => import('./subject-panel.tsx').then((module) => ({ default: module.SubjectPanel })));
