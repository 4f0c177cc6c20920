export { emptyText, LocalTextFields, useTextFacts } from './local-text.tsx';
export { OwnCoursesCard } from './own-courses-card.tsx';
export { RowActions } from './row-actions.tsx';
export { SortDialog } from './sort-dialog.tsx';
export { StatusDialog } from './status-dialog.tsx';
export { StatusTag } from './status-tag.tsx';
export { useConfirmDelete } from './use-confirm-delete.ts';
export { UserCoursesCard } from './user-courses-card.tsx';
