// what trials and classes share with the sessions of a child
export { abandonSession } from './abandon-session.ts';
export { answersOf, clearItemAnswer, clearPersonalAnswer, saveAnswer } from './answer-store.ts';
export { adjustLevels } from './difficulty/adjust-difficulty.ts';
export { editAdjustReason } from './difficulty/edit-reason.ts';
export { adjustableOf } from './difficulty/list-adjustable.ts';
export { changesOfPlan } from './difficulty/list-changes.ts';
export { feedbackOfPlan } from './feedback-records.ts';
export { finishOnce } from './finish-session.ts';
export { cleanFeedbacks, loadForms, tappedFeedbacks } from './forms.ts';
export { grantedPrograms, inLibraryOrder } from './granted-programs.ts';
export { handOverPlans, plansOfCoach } from './hand-over-plans.ts';
export { type IlsVersion, ilsVersionOf } from './ils-version.ts';
export { type ItemRow, itemsOf, lastTimes, plansOfChild, setOutcome } from './item-store.ts';
export { setPlanState } from './life/close-plan.ts';
export { type OpenInterimRow, openInterimOf, presentInterim } from './open-interim.ts';
export { enterParticipants, removeParticipants } from './participants.ts';
export { savePersonal } from './personal/save-personal.ts';
export { describePlans } from './plan-section.ts';
export { type BusyWith, busyWith, lockPlan, namesOfBusy, trainedNow } from './plan-store.ts';
export { presentItem } from './present.ts';
export { editItem, punchItem } from './punch-item.ts';
export { punchMusic } from './punch-music.ts';
export { recordsOfPlan } from './records-of-plan.ts';
export { mayGiveUp, requireWritable } from './running-session.ts';
export { saveCategory } from './save-category.ts';
export { saveOverall } from './save-overall.ts';
export { categoriesOf, findAnswer, loadSession } from './session-parts.ts';
export {
  closeSession,
  findRunning,
  findSession,
  lockSession,
  lockSessionOfPlan,
  openSession,
  type SessionChild,
  type SessionRow,
  sessionOf,
} from './session-store.ts';
export { pathOfRunning } from './start-gates.ts';
export {
  findTemplate,
  insertItems,
  insertSessions,
  listTemplates,
  ofClasses,
  templateItems,
  worksHere,
} from './template-store.ts';
export { inLanguage, messageOf } from './text.ts';
export { describeSession } from './view-session.ts';
