import { z } from 'zod';
import { contractType } from '../contracts/schemas.ts';
import { calendarDate, id, instant } from '../wire.ts';

/** What a family's credits are for: classes with one coach, classes of a group, assessments. */
export const creditCommodity = z.enum(['oneToOne', 'group', 'assessment']);
export type CreditCommodity = z.infer<typeof creditCommodity>;

/** What sessions are paid with. */
export type ClassCommodity = Exclude<CreditCommodity, 'assessment'>;

export const creditKind = z.enum(['sale', 'hold', 'release', 'consume', 'return', 'adjust', 'opening']);
export type CreditKind = z.infer<typeof creditKind>;

/** What an assessment is for. */
export const assessmentTag = z.object({ id: id('assessmentTag'), code: z.string(), name: z.string() });
export type AssessmentTag = z.infer<typeof assessmentTag>;

export const creditBalance = z.object({
  userId: id('subject'),
  /** Classes free to use or to schedule, on contracts in force or given without one. */
  available: z.int(),
  /** Classes held by scheduled sessions. */
  held: z.int(),
  consumed: z.int(),
  /** available + held */
  remainingTimes: z.int(),
  /** Class sessions left, of a child who has only ever had these; null where one-to-one sessions count, or none at all. */
  groupTimes: z.int().nullable(),
  /** Classes of stopped contracts: they stand in the statement and cannot be used. */
  stopped: z.int(),
  /** Few enough for a warning in the offline plan. */
  isLowInPlan: z.boolean(),
  /** Few enough for a warning anywhere else. */
  isLow: z.boolean(),
  /** Assessments left, one entry a tag. */
  times: z.array(z.object({ tagId: id('assessmentTag'), name: z.string(), times: z.int() })),
});
export type CreditBalance = z.infer<typeof creditBalance>;

export const creditRecord = z.object({
  id: z.uuid(),
  creationTime: instant,
  kind: creditKind,
  commodity: creditCommodity,
  /** Change of the classes that the child can still use: + on a sale, − on a consumption, 0 where a class only moves between free and held. */
  classHours: z.int(),
  /** The same of assessments; 0 on a record of classes. */
  times: z.int(),
  tagId: id('assessmentTag').nullable(),
  tagName: z.string().nullable(),
  /** Which contract it was sold on, used of or taken from; null where the centre gave it without one. */
  contract: z.object({ id: id('contract'), signTime: calendarDate, contractType }).nullable(),
  amount: z.int(),
  /** What remained of the same after this record. */
  balance: z.int(),
  sessionNum: z.int().nullable(),
  remark: z.string().nullable(),
  creator: z.string(),
});
export type CreditRecord = z.infer<typeof creditRecord>;

/** Which records of a child's statement; days are the centre's. */
export const recordFilter = z.object({
  userId: id('subject'),
  kind: creditKind.optional(),
  commodity: creditCommodity.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type RecordFilter = z.infer<typeof recordFilter>;

/** The most that is given or taken back at once, and how long the remark of it may be. */
export const changeLimits = { amount: 1000, remark: 500 } as const;

/** More or fewer by so many; nothing at all is no change. */
const signedAmount = z
  .int()
  .min(-changeLimits.amount)
  .max(changeLimits.amount)
  .refine((amount) => amount !== 0);

const remark = z.string().trim().max(changeLimits.remark).nullable().default(null);

export const changeClasses = z.object({ userId: id('subject'), classHours: signedAmount, remark });
export const changeAssessments = z.object({ userId: id('subject'), times: signedAmount, tagId: id('assessmentTag'), remark });
