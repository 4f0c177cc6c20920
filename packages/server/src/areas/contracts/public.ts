export { describeContracts } from './contract-section.ts';
export { currency } from './contract-store.ts';
export { type ReasonRow, reasonsInUse } from './reason-store.ts';
export { remindOfClasses } from './remind-of-classes.ts';
