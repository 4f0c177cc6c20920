import { z } from 'zod';
import { trainerOrder } from '../payments/schemas.ts';
import { calendarDate, concurrencyStamp, id, instant } from '../wire.ts';
import { questionnaireAndAnswer } from './forms.ts';
import { learnedModule } from './module-schemas.ts';
import { gradeNames, trainerModuleStatuses, trainingSteps } from './rules.ts';

const person = z.object({ id: id('person'), name: z.string() });

/** How far a trainer is with one step. Nothing is planned where the total is 0. */
export const stepProgress = z.object({
  trainingStep: z.enum(trainingSteps),
  /** Of a step that is counted by course. */
  courseId: z.uuid().nullable(),
  total: z.int(),
  finish: z.int(),
});
export type StepProgress = z.infer<typeof stepProgress>;

export const trainerTrainingModule = z.object({
  id: id('trainerModule'),
  status: z.enum(trainerModuleStatuses),
  creationTime: instant,
  startDate: calendarDate,
  endDate: calendarDate,
  /** Whether the period has not begun at its centre: nobody starts it yet. */
  isAhead: z.boolean(),
  startTime: instant.nullable(),
  stopTime: instant.nullable(),
  /** The form that has to be filled in before studying; null where the module asks for none. */
  trainingApplication: z.object({ isComplete: z.boolean(), questionnaireAndAnswer: questionnaireAndAnswer.nullable() }).nullable(),
  trainingStepsProgress: z.array(stepProgress),
  currentStep: z.enum(trainingSteps).nullable(),
  trainingModule: learnedModule,
  /** Whether something is due before it is studied. */
  isUnpaid: z.boolean(),
  /** Whether its certificate was issued, and so its medals are. */
  isCertified: z.boolean(),
  trainingOrder: trainerOrder.nullable(),
  trainer: person,
  tenant: z.object({ id: id('tenant'), name: z.string(), zone: z.string() }),
  concurrencyStamp,
});
export type TrainerTrainingModule = z.infer<typeof trainerTrainingModule>;

/** What is added up of a trainer. */
export const trainerDetail = z.object({
  completedSessions: z.int(),
  childrenTrained: z.int(),
  /** The points of all supervision sessions that are done. */
  accumulatedCredits: z.int(),
});

/** Who a trainer is at work. */
export const trainerSummary = z.object({
  name: z.string(),
  jobTitle: z.string().nullable(),
  offlineCourseQuantity: z.int(),
  onlineCourseQuantity: z.int(),
  userAccount: z.string(),
  workUnit: z.string(),
  /** The centres where they train. */
  tenants: z.array(z.object({ id: id('tenant'), name: z.string() })),
});

/** The score of a supervision session. */
export const scoreItem = z.object({
  id: id('superviseSession'),
  creationTime: instant,
  type: z.literal('Supervision'),
  order: z.int(),
  trainingModule: z.string(),
  scoring: z.int(),
  grade: z.enum(gradeNames),
  comment: z.string().nullable(),
});
export type ScoreItem = z.infer<typeof scoreItem>;
