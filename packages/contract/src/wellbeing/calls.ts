import { z } from 'zod';
import type { Policy } from '../policies.ts';
import { calendarDate, call, concurrencyStamp, id, paged, pageQuery, type Ref } from '../wire.ts';
import { exerciseFields, exerciseGoal, nutritionFields, nutritionGoal, sleepFields, sleepGoal } from './fields.ts';
import { exerciseEntry, exercisePlanInfo, note, nutritionEntry, nutritionPlanInfo, sleepEntry, sleepPlanInfo } from './schemas.ts';

const base = '/api/pdt';
const write = 'PFE.UserManagement.Wellbeing.Write';
const ofChild = pageQuery.omit({ sorting: true }).extend({ subjectId: id('subject') });

type Tab = readonly [Policy, ...Policy[]];
const sleepTab = ['PFE.UserManagement.SubjectDetail.SleepTab'] as const satisfies Tab;
const nutritionTab = ['PFE.UserManagement.SubjectDetail.NutritionTab'] as const satisfies Tab;
const exerciseTab = ['RocketSystem.UserTrainingPlan', 'PFE.UserManagement.SubjectDetail.SportTab'] as const satisfies Tab;

interface Kind<E extends z.ZodType, P extends z.ZodType> {
  path: `/${string}`;
  /** What is recorded, in a sentence. */
  what: string;
  tab: Tab;
  entry: E;
  planInfo: P;
}

/** What is read of one kind: its tab. */
const readsOf = <E extends z.ZodType, P extends z.ZodType>({ path, what, tab: [first, ...others], entry, planInfo }: Kind<E, P>) => {
  const access = { anyOf: [first], allOf: others };
  return {
    list: call('GET', `${base}${path}`, {
      summary: `What is recorded of a child's ${what}, the latest day first`,
      access,
      input: ofChild,
      output: paged(entry),
      errors: ['SubjectNotFound'],
    }),
    planInfo: call('GET', `${base}${path}/planInfo`, {
      summary: `The goals of a child's ${what}, and what its latest weeks came to`,
      access,
      input: ofChild.pick({ subjectId: true }),
      output: planInfo,
      errors: ['SubjectNotFound'],
    }),
  };
};

interface Written<F extends z.ZodRawShape, G extends z.ZodRawShape> {
  path: `/${string}`;
  what: string;
  tab: Tab;
  ref: Ref;
  goalRef: Ref;
  fields: z.ZodObject<F>;
  goal: z.ZodObject<G>;
}

/** What is written of one kind, by whoever sees its tab. */
const writesOf = <F extends z.ZodRawShape, G extends z.ZodRawShape>({ path, what, tab, ref, goalRef, fields, goal }: Written<F, G>) => {
  const access = { anyOf: [write], allOf: tab } as const;
  const day = fields.extend({ day: calendarDate, note });
  const rules = ['RocketSystem:DateInFuture', 'RocketSystem:NightOutOfOrder', 'RocketSystem:WellbeingRecorded'] as const;
  return {
    create: call('POST', `${base}${path}`, {
      summary: `Record a child's ${what} of a day`,
      access,
      input: day.extend({ subjectId: id('subject') }),
      output: z.object({ id: id(ref) }),
      errors: ['SubjectNotFound', ...rules],
    }),
    edit: call('PUT', `${base}${path}/{id}`, {
      summary: `Change what is recorded of a child's ${what} of a day`,
      access,
      input: day.extend({ id: id(ref), concurrencyStamp }),
      errors: [...rules, 'Trellis:StaleStamp'],
    }),
    remove: call('DELETE', `${base}${path}/{id}`, {
      summary: `Delete what is recorded of a child's ${what} of a day`,
      access,
      input: z.object({ id: id(ref), concurrencyStamp }),
      errors: ['Trellis:StaleStamp'],
    }),
    setGoal: call('PUT', `${base}${path}/planInfo`, {
      summary: `Set what is aimed at with a child's ${what} from a day on; with the stamp of the latest goal, where there is one`,
      access,
      input: goal.extend({ subjectId: id('subject'), fromDay: calendarDate, concurrencyStamp: concurrencyStamp.optional() }),
      errors: ['SubjectNotFound', 'Trellis:StaleStamp'],
    }),
    removeGoal: call('DELETE', `${base}${path}/planInfo/{id}`, {
      summary: `Delete a goal of a child's ${what}: the one before it goes on`,
      access,
      input: z.object({ id: id(goalRef), concurrencyStamp }),
      errors: ['Trellis:StaleStamp'],
    }),
  };
};

const sleep = { path: '/sleep', what: 'sleep', tab: sleepTab } as const;
export const sleepCalls = readsOf({ ...sleep, entry: sleepEntry, planInfo: sleepPlanInfo });
export const sleepWrites = writesOf({ ...sleep, ref: 'sleepEntry', goalRef: 'sleepGoal', fields: sleepFields, goal: sleepGoal });

const nutrition = { path: '/nutrition', what: 'nutrition', tab: nutritionTab } as const;
export const nutritionCalls = readsOf({ ...nutrition, entry: nutritionEntry, planInfo: nutritionPlanInfo });
export const nutritionWrites = writesOf({
  ...nutrition,
  ref: 'nutritionEntry',
  goalRef: 'nutritionGoal',
  fields: nutritionFields,
  goal: nutritionGoal,
});

const exercise = { path: '/exercise', what: 'exercise', tab: exerciseTab } as const;
export const exerciseCalls = readsOf({ ...exercise, entry: exerciseEntry, planInfo: exercisePlanInfo });
export const exerciseWrites = writesOf({
  ...exercise,
  ref: 'exerciseEntry',
  goalRef: 'exerciseGoal',
  fields: exerciseFields,
  goal: exerciseGoal,
});
