export { archiveSubject } from './archive-subject.ts';
