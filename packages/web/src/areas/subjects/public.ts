import { lazy } from 'react';

export { ChildCheck } from './editing/child-check.tsx';
export { ageLabel, gradeLabel } from './labels.ts';
export { SubjectPanel } from './profile/lazy-panel.ts';
export { RemainingClasses } from './profile/remaining-classes.tsx';
export { useChangeTag, useSubject } from './queries.ts';
export { TagChip } from './tag-chip.tsx';

export const SubjectDrawer = lazy(() => import('./editing/subject-drawer.tsx').then((module) => ({ default: module.SubjectDrawer })));
