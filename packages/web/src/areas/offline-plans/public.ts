import { lazy } from 'react';

export { useActivePlan } from './use-active-plan.ts';

export const CreatePlanDrawer = lazy(() => import('./create-plan-drawer.tsx').then((module) => ({ default: module.CreatePlanDrawer })));

/** What sends a session that was kept without a network. */
export const loadSenders = () => import('./session/senders.ts');

// what a trial shows as a session does
export const FeedbackAnswers = lazy(() =>
  import('./feedback/feedback-answers.tsx').then((module) => ({ default: module.FeedbackAnswers })),
);
export const FeedbackForm = lazy(() => import('./feedback/feedback-form.tsx').then((module) => ({ default: module.FeedbackForm })));
export const ItemDetails = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemDetails })));
export const ItemDrawer = lazy(() => import('./session/item-drawer.tsx').then((module) => ({ default: module.ItemDrawer })));
export const StartSession = lazy(() => import('./start-session.tsx').then((module) => ({ default: module.StartSession })));
export const AnsweredTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.AnsweredTag })));
export const OutcomeTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.OutcomeTag })));
