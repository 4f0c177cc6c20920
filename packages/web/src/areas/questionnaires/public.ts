import { lazy } from 'react';

export { type Answers, isUnsent, type Standing } from './answer-keeper.ts';
export { DeskForm } from './desk-form.tsx';
export { Faults } from './faults.tsx';
export { KeepStateLine } from './keep-state.tsx';
export { PhoneForm } from './phone-form.tsx';
export { ScoreTable } from './score-table.tsx';
export { SurveyForm } from './survey-form.tsx';
export { useConfirmSubmit } from './use-confirm-submit.tsx';
export { useKeptAnswers } from './use-kept-answers.ts';

export const LazySurveyForm = lazy(() => import('./survey-form.tsx').then((module) => ({ default: module.SurveyForm })));
