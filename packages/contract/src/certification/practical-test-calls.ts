import { z } from 'zod';
import { call, id, instant } from '../wire.ts';
import { formRecord, formSave } from './forms.ts';
import { scoring, testTypes } from './rules.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
const base = '/api/rocketAdmin/practicalTest';
const ofModule = z.object({ trainerTrainingModuleId: id('trainerModule') });
const score = z.int().min(scoring.min).max(scoring.max).nullable();

/** Where the latest test of a kind stands. */
const latestTest = z.object({
  finished: z.boolean(),
  passed: z.boolean().nullable(),
  lastModificationTime: instant,
});

export const practicalTest = z.object({
  hasOralTest: z.boolean(),
  hasHandsOnTest: z.boolean(),
  /** Null until it was begun. */
  oralTest: latestTest.nullable(),
  handsOnTest: latestTest.nullable(),
});
export type PracticalTest = z.infer<typeof practicalTest>;

/** One time that a test was taken. Passed and scored once it is finished. */
export const testRecord = z.object({
  testType: z.enum(testTypes),
  attempt: z.int(),
  passed: z.boolean().nullable(),
  score: z.int().nullable(),
  finished: z.boolean(),
  endTime: instant.nullable(),
  /** Whether it was arranged to be taken again. */
  arrangeRetest: z.boolean(),
  /** Whether it was a retest itself. */
  retest: z.boolean(),
});
export type TestRecord = z.infer<typeof testRecord>;

/** What is noted of a test, with what came of it. */
export const practicalTestRecord = formRecord.extend({ passed: z.boolean().nullable(), score });
export type PracticalTestRecord = z.infer<typeof practicalTestRecord>;

/** What is noted of a test of one kind. */
const notesOf = (path: 'oralTest' | 'handsOnTest', what: string) => ({
  view: call('GET', `${base}/${path}`, {
    summary: `What is noted of ${what}, the latest unless another time is named; null until it was begun, and for the trainer until it is finished`,
    access: read,
    input: ofModule.extend({ attempt: z.int().min(1).max(1000).optional() }),
    output: z.object({ record: practicalTestRecord.nullable() }),
  }),
  open: call('POST', `${base}/${path}`, {
    summary: `Begin to note ${what}, or go on`,
    access: write,
    input: ofModule,
    output: practicalTestRecord,
    errors: ['Trellis:QuestionnaireNotFound', 'Trellis:TrainingModuleStopped'],
  }),
  save: call('PUT', `${base}/${path}`, {
    summary: `Save what is noted of ${what}, or finish it with its score and whether it was passed`,
    access: write,
    input: formSave.extend({ ...ofModule.shape, passed: z.boolean().nullable().default(null), score: score.default(null) }),
    output: practicalTestRecord,
    errors: [
      'Trellis:QuestionnaireNotFound',
      'Trellis:TrainingModuleStopped',
      'Trellis:StaleStamp',
      'Trellis:QuestionnaireComplete',
      'Trellis:QuestionnaireIncomplete',
      'Trellis:TestResultRequired',
    ],
  }),
});
const oral = notesOf('oralTest', 'an oral test');
const handsOn = notesOf('handsOnTest', 'a test by hand');

/** Practical tests: by hand and oral. */
export const practicalTestCalls = {
  overview: call('GET', base, {
    summary: 'Which practical tests a module has, and where the latest of each stands',
    access: read,
    input: ofModule,
    output: practicalTest,
  }),
  viewOral: oral.view,
  openOral: oral.open,
  saveOral: oral.save,
  viewHandsOn: handsOn.view,
  openHandsOn: handsOn.open,
  saveHandsOn: handsOn.save,
  arrangeRetest: call('POST', `${base}/arrangeRetest`, {
    summary: 'Arrange that a test that was failed is taken again; a written one is, by a makeup exam',
    access: write,
    input: ofModule.extend({ testType: z.enum(testTypes) }),
    errors: ['Trellis:RetestNotDue', 'Trellis:RetestByMakeup', 'Trellis:TrainingModuleStopped'],
  }),
  testRecords: call('GET', `${base}/testRecords`, {
    summary: 'Each time that a practical test of a module was taken, the latest first',
    access: read,
    input: ofModule,
    output: z.object({ items: z.array(testRecord) }),
  }),
};
