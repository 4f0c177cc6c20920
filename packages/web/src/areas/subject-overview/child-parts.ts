import { lazy } from 'react';

/** What stands at the top of a child's page. */
export const OverviewCards = lazy(() => import('./overview-cards.tsx').then((module) => ({ default: module.OverviewCards })));
export const NextStepButton = lazy(() => import('./next-step-button.tsx').then((module) => ({ default: module.NextStepButton })));
