import { lazy } from 'react';

export { LowClassesWarning } from './low-classes-warning.tsx';
export { useBalance } from './queries.ts';

export const AddClassesDialog = lazy(() => import('./add-classes-dialog.tsx').then((module) => ({ default: module.AddClassesDialog })));
export const AddAssessmentsDialog = lazy(() =>
  import('./add-assessments-dialog.tsx').then((module) => ({ default: module.AddAssessmentsDialog })),
);
