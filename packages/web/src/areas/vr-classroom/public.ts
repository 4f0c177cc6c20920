import { lazy } from 'react';

export const CaseTab = lazy(() => import('./vrat-tab.tsx').then((module) => ({ default: module.CaseTab })));
