export { OwnCoursesCard } from './own-courses-card.tsx';
export { StatusDialog } from './status-dialog.tsx';
export { StatusTag } from './status-tag.tsx';
export { UserCoursesCard } from './user-courses-card.tsx';
