export { describeContracts } from './contract-section.ts';
export { remindOfClasses } from './remind-of-classes.ts';
