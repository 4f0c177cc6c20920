import { z } from 'zod';
import { limits } from '../limits.ts';
import { ageBands } from '../subjects/rules.ts';
import { bindStatus, subjectChoice, subjectTag } from '../subjects/schemas.ts';
import { concurrencyStamp, id, instant, pageQuery } from '../wire.ts';
import { classTypes } from './rules.ts';

const classType = z.enum(classTypes);
export const ageStage = z.enum(ageBands);
export type AgeStage = z.infer<typeof ageStage>;

const { classCapacity, difficulty } = limits;
const person = z.object({ id: id('person'), name: z.string() });
const startDifficulty = z.int().min(difficulty.min).max(difficulty.max);

/** A class: children who train together, with coaches, by a plan of the library for classes. */
export const classGroup = z.object({
  id: id('classGroup'),
  name: z.string(),
  type: classType,
  capacity: z.int(),
  ageStage: ageStage.nullable(),
  trainingPlanV2Id: id('classPlan').nullable(),
  /** In the reader's language; null while no plan was chosen. */
  trainingPlanV2Name: z.string().nullable(),
  startDifficulty: z.int().nullable(),
  trainers: z.array(person),
  /** Its children, by name. */
  groupLinkUsers: z.array(subjectChoice),
  creationTime: instant,
  concurrencyStamp,
});
export type ClassGroup = z.infer<typeof classGroup>;

/** A class with what its form may choose from. */
export const classGroupForEdit = classGroup.extend({
  /** The smallest capacity that it may be given. */
  leastCapacity: z.int(),
  mostCapacity: z.int(),
  trainerChoices: z.array(person),
});

export const classGroupQuery = pageQuery.extend({
  /** Part of the name of the class. */
  filter: z.string().trim().max(100).nullish(),
  type: classType.nullish(),
});

/** The form of a class. Its limits are the form's limits too. */
export const classGroupForm = z.object({
  name: z.string().trim().min(1).max(60),
  type: classType,
  capacity: z.int().min(classCapacity.min).max(classCapacity.max),
  ageStage: ageStage.nullable().default(null),
  /** Nothing said keeps the plan that was chosen. A plan comes with its level. */
  trainingPlanV2Id: id('classPlan').optional(),
  startDifficulty: startDifficulty.optional(),
});
export type ClassGroupForm = z.input<typeof classGroupForm>;

/** A child of a class as its lists show it. */
export const classChild = subjectChoice.extend({ status: bindStatus, tag: subjectTag, isLogout: z.boolean(), addedAt: instant });
export type ClassChild = z.infer<typeof classChild>;

export const classPlan = z.object({
  id: id('classPlan'),
  name: z.string(),
  description: z.string(),
  totalNum: z.int(),
  /** What every class of it trains, in the library's order. */
  categories: z.array(z.object({ id: id('category'), name: z.string() })),
});
export type ClassPlan = z.infer<typeof classPlan>;
