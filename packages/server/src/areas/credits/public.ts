/** What other areas may do with a child's classes. */
export { type NamedTag, namesOfTags } from './assessment-tags.ts';
export {
  type Classes,
  classesOf,
  classSessionsOfSubject,
  creditOfSubject,
  groupTimesOfSubject,
  hasContractInForce,
  remainingByContract,
  remainingOf,
  remainingOfSubject,
} from './balances.ts';
export { type BroughtCredit, bringCredits } from './bring-credits.ts';
export { coveredChildren, coveredOccurrences, isCovered, isOpen } from './choices.ts';
export { consumeClass } from './consume-class.ts';
export { type ClassesOfContract, changeClasses, classesOfContracts, moveClasses, releaseHoldsOfContract } from './contract-classes.ts';
export { holdClass, releaseEach, releaseHold, releaseHolds } from './hold-class.ts';
export { holdClasses } from './hold-classes.ts';
export { countFree, holdManyClasses } from './hold-many.ts';
export { lockCredits } from './ledger.ts';
export { classesMissed, giveBackMissedClasses, takeMissedClass } from './missed-class.ts';
export { sellClasses } from './sell-classes.ts';
export { type RunningSale, sellRunning } from './sell-running.ts';
export { putIn, takeOut } from './settle-move.ts';
export { giveBackAssessment, takeAssessment } from './take-assessment.ts';
