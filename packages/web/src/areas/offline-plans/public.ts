import { lazy } from 'react';

export { InterimCodeButton } from './interim-code-button.tsx';
export { useDoneColumn, useSessionColumns } from './plan/session-columns.tsx';
export { useActivePlan } from './use-active-plan.ts';

export const CreatePlanDrawer = lazy(() => import('./create-plan-drawer.tsx').then((module) => ({ default: module.CreatePlanDrawer })));

/** What sends a session that was kept without a network. */
export const loadSenders = () => import('./session/senders.ts');

export { type Levels, LevelsContext } from './difficulty/levels.ts';
export type { SessionDesk } from './session/desk.ts';
// what starts a session, whosever it is
export { runningAsKept } from './session/running-as-kept.ts';
export { runningHere, useRunningHere } from './session/running-here.ts';
export { RunningLine } from './session/running-line.tsx';
export type { SessionPlaces } from './session/session-places.ts';
export { startHere, type ToStart } from './session/start-here.ts';
export { useComeToStart } from './session/use-come-to-start.ts';

// what a class shows as a child does
export const AbandonButton = lazy(() => import('./session/abandon-button.tsx').then((module) => ({ default: module.AbandonButton })));
export const AskFamilyButton = lazy(() => import('./family/ask-family-button.tsx').then((module) => ({ default: module.AskFamilyButton })));
export const AdjustLevels = lazy(() => import('./difficulty/adjust-dialog.tsx').then((module) => ({ default: module.AdjustDialog })));
export const EndLink = lazy(() => import('./plan/end-link.tsx').then((module) => ({ default: module.EndLink })));
export const DifficultyRecords = lazy(() =>
  import('./difficulty/difficulty-records.tsx').then((module) => ({ default: module.DifficultyRecords })),
);
export const FeedbackCards = lazy(() => import('./family/feedback-cards.tsx').then((module) => ({ default: module.FeedbackCards })));
export const PlanStateTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.PlanStateTag })));
export const RecordTable = lazy(() => import('./plan/record-table.tsx').then((module) => ({ default: module.RecordTable })));
export const SavingForm = lazy(() => import('./session/saving-form.tsx').then((module) => ({ default: module.SavingForm })));
export const SessionScreen = lazy(() => import('./session/session-screen.tsx').then((module) => ({ default: module.SessionScreen })));
export const SessionStateTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.SessionStateTag })));

// what a trial shows as a session does
export const FeedbackAnswers = lazy(() =>
  import('./feedback/feedback-answers.tsx').then((module) => ({ default: module.FeedbackAnswers })),
);
export const FormPreview = lazy(() => import('./feedback/form-preview.tsx').then((module) => ({ default: module.FormPreview })));
export const FeedbackForm = lazy(() => import('./feedback/feedback-form.tsx').then((module) => ({ default: module.FeedbackForm })));
export const ItemDetails = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemDetails })));
export const ItemPictures = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemPictures })));
export const ItemVideo = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemVideo })));
export const ItemText = lazy(() => import('./session/item-details.tsx').then((module) => ({ default: module.ItemText })));
export const ItemDrawer = lazy(() => import('./session/item-drawer.tsx').then((module) => ({ default: module.ItemDrawer })));
export const StartSession = lazy(() => import('./start-session.tsx').then((module) => ({ default: module.StartSession })));
export const AnsweredTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.AnsweredTag })));
export const OutcomeTag = lazy(() => import('./state-tags.tsx').then((module) => ({ default: module.OutcomeTag })));
