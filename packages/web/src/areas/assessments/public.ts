import { lazy } from 'react';

export { ForeignReport } from './foreign-report.tsx';

export const AssessmentsOfChild = lazy(() =>
  import('./assessments-of-child.tsx').then((module) => ({ default: module.AssessmentsOfChild })),
);

export const RetestCodeDialog = lazy(() => import('./retest-code-dialog.tsx').then((module) => ({ default: module.RetestCodeDialog })));

export const ArrangeDialog = lazy(() => import('./arrange-dialog.tsx').then((module) => ({ default: module.ArrangeDialog })));

export const QuestionnaireEditor = lazy(() =>
  import('./questionnaire-drawer.tsx').then((module) => ({ default: module.QuestionnaireEditor })),
);
