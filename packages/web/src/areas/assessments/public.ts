import { lazy } from 'react';

export { ForeignReport } from './foreign-report.tsx';

export const AssessmentsOfChild = lazy(() =>
  import('./assessments-of-child.tsx').then((module) => ({ default: module.AssessmentsOfChild })),
);
