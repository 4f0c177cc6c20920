import { lazy } from 'react';

/** What a module's Test tab shows. */
export const ModuleExam = lazy(() => import('./module/module-exam.tsx').then((module) => ({ default: module.ModuleExam })));
/** The exams that a trainer handed in. */
export const ExamHistory = lazy(() => import('./module/exam-history.tsx').then((module) => ({ default: module.ExamHistory })));
/** What sends answers that were kept without a network. */
export const loadSenders = () => import('./paper/senders.ts');
