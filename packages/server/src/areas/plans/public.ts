// what a plan is, to whoever books, runs or keeps it: below them all
export { type BookablePlan, bookablePlanOf, planOf, type WhichPlan } from './known-plan.ts';
export { durationsOfPlan, findSettings, noticeOfPlan, saveSettings } from './plan-settings.ts';
export { type PlanEvent, recordEvent } from './record-event.ts';
