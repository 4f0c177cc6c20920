export { FileField, type FileValue } from './file-field.tsx';
export { OwnCoursesCard } from './own-courses-card.tsx';
export { UserCoursesCard } from './user-courses-card.tsx';
export { WatchLink } from './watch-link.tsx';
