/** What other areas may do with a child's classes. */
export { type Classes, classesOf, remainingByContract, remainingOf } from './balances.ts';
export { coveredOccurrences } from './choices.ts';
export { consumeClass } from './consume-class.ts';
export { holdClass, releaseHold } from './hold-class.ts';
export { sellClasses } from './sell-classes.ts';
