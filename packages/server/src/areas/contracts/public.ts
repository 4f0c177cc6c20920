export { remindOfClasses } from './remind-of-classes.ts';
