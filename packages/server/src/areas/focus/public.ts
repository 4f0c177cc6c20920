export { pauseOf as pauseFocusPrograms } from './course.ts';
