export { ChildCheck } from './child-check.tsx';
export { ageLabel, gradeLabel } from './labels.ts';
export { SubjectPanel } from './lazy-panel.ts';
export { useSubject } from './queries.ts';
export { RemainingClasses } from './remaining-classes.tsx';
export { TagChip } from './tag-chip.tsx';
