import { lazy } from 'react';

export { ChildCheck } from './child-check.tsx';
export { ageLabel, gradeLabel } from './labels.ts';
export { useSubject } from './queries.ts';
export { RemainingClasses } from './remaining-classes.tsx';
export { TagChip } from './tag-chip.tsx';

export const SubjectPanel = lazy(() => import('./subject-panel.tsx').then((module) => ({ default: module.SubjectPanel })));
