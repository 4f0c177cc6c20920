import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { examLimits, makeupLimits, paperStatuses, paperTypes, questionKinds, testTypes } from './rules.ts';

const score = z.number();
const price = z.number().min(0).max(makeupLimits.price).multipleOf(0.01);

/** What is allowed after a failure: how often still, from which score on, and for how much in major units of its currency. */
export const makeUpExamination = z.object({
  times: z.int().min(makeupLimits.times.min).max(makeupLimits.times.max).default(makeupLimits.times.initial),
  passingScore: z.number().min(makeupLimits.passingScore.min).max(10_000),
  price: price.default(0),
});
export type MakeUpExamination = z.infer<typeof makeUpExamination>;

/** A paper: one time that somebody takes an exam. */
export const examPaper = z.object({
  id: id('examPaper'),
  status: z.enum(paperStatuses),
  type: z.enum(paperTypes),
  updateTime: instant,
  fatherUserExaminationPaperId: z.uuid().nullable(),
  /** What is left of makeups; null where nobody arranged any. */
  makeUpExamination: makeUpExamination.extend({ currency: z.string() }).nullable(),
  trainerTrainingModuleId: id('trainerModule'),
  trainer: z.object({ id: id('person'), name: z.string() }),
  tenantName: z.string(),
  moduleName: z.string(),
  examinationName: z.string(),
  /** What is read before it begins. */
  examinationDescription: z.string(),
  /** In minutes. */
  duration: z.int(),
  total: score,
  passingScore: score,
  /** What was reached, once all of it is judged. */
  score: score.nullable(),
  /** It was handed in, and somebody has to judge its texts. */
  isAwaitingJudgement: z.boolean(),
  startTime: instant.nullable(),
  /** When its time is over. */
  endTime: instant.nullable(),
  submitTime: instant.nullable(),
  price,
  currency: z.string(),
  isPaid: z.boolean(),
});
export type ExamPaper = z.infer<typeof examPaper>;

/** What somebody answers: places of options, true or false, a text for each blank or the one text. */
export const paperAnswer = z.object({
  choices: z.array(z.int().min(0).max(9)).max(10).default([]),
  isTrue: z.boolean().nullable().default(null),
  texts: z.array(z.string().max(examLimits.answer)).max(10).default([]),
});
export type PaperAnswer = z.infer<typeof paperAnswer>;

/** A question as it stood when the paper was drawn, without what is right. */
export const paperQuestion = z.object({
  id: id('paperQuestion'),
  kind: z.enum(questionKinds),
  title: z.string(),
  pictureUrl: z.string().nullable(),
  options: z.array(z.string()),
  blanks: z.int(),
  fraction: score,
  answer: paperAnswer.nullable(),
});
export type PaperQuestion = z.infer<typeof paperQuestion>;

/** The same of a paper that was handed in. */
export const answeredQuestion = paperQuestion.extend({
  /** Null until it is judged. */
  points: score.nullable(),
  /** What would have been right, for those who judge: as answers are given, of a free text what to look for. */
  solution: z.array(z.string()).nullable(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const paperDetails = z.object({
  paper: examPaper,
  /** The center's clock, from which the page counts down. */
  now: instant,
  questions: z.array(paperQuestion),
});
export type PaperDetails = z.infer<typeof paperDetails>;

/** How a written test went. What was not judged yet was neither passed nor failed. */
export const testRecord = z.object({
  id: z.uuid(),
  testType: z.enum(testTypes),
  passed: z.boolean().nullable(),
  score: score.nullable(),
  finished: z.boolean(),
  endTime: instant.nullable(),
  /** Whether a retest was arranged after it, and whether this one was one. */
  arrangeRetest: z.boolean(),
  retest: z.boolean(),
});

export const historyItem = z.object({
  id: id('examPaper'),
  trainerTrainingModuleId: id('trainerModule'),
  moduleName: z.string(),
  type: z.literal('WrittenTest'),
  submitTime: instant,
  score: score.nullable(),
  total: score,
  passed: z.boolean().nullable(),
  isMakeUp: z.boolean(),
  /** The how-manieth of its module it was. */
  submitTimes: z.int(),
  fillerUserName: z.string(),
});
export type HistoryItem = z.infer<typeof historyItem>;
