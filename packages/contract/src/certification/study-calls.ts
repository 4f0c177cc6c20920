import { z } from 'zod';
import { sectionKind } from '../content/schemas.ts';
import { trainerOrder } from '../payments/schemas.ts';
import { answerContent } from '../questionnaires/schemas.ts';
import { call, concurrencyStamp, id } from '../wire.ts';
import { formRecord } from './forms.ts';

const base = '/api/rocketAdmin/trainerTraining';
const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const own = { anyOf: ['RocketSystem.TrainerTraining.Own'], writers: 'centreOrPlatform' } as const;
const ofModule = z.object({ trainerTrainingModuleId: id('trainerModule') });
const studied = z.object({ moduleId: id('trainerModule') });
const studying = [
  'Trellis:TrainingNotStarted',
  'Trellis:TrainingUnpaid',
  'Trellis:TrainingModuleStopped',
  'Trellis:TrainingModuleExpired',
] as const;

/** A section as a trainer studies it. */
const studiedSection = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: sectionKind,
  /** In minutes. */
  timeConsuming: z.int(),
  fileName: z.string().nullable(),
  /** A short-lived address, for the trainer while they learn. */
  url: z.string().nullable(),
  questionnaires: z.array(z.object({ id: z.uuid(), name: z.string() })),
  userCourseDetail: z.object({
    /** Whether it was studied to its end. */
    isFinish: z.boolean(),
    /** Of what was answered about it so far. */
    userQuestionnaireId: z.uuid().nullable(),
    isAnswered: z.boolean(),
  }),
});

/** A course as a trainer studies it. */
export const studiedCourse = z.object({
  id: z.uuid(),
  title: z.string(),
  subTitle: z.string(),
  headerImageUrl: z.object({ url: z.string() }).nullable(),
  /** How many sections it has, and how many of them are studied and answered. */
  length: z.int(),
  passCount: z.int(),
  contents: z.array(studiedSection),
});
export type StudiedCourse = z.infer<typeof studiedCourse>;
export type StudiedSection = StudiedCourse['contents'][number];

/** What was answered about a section; how much of it is right once it is submitted. */
export const sectionAnswers = formRecord.extend({
  userQuestionnaireId: z.uuid(),
  correctRate: z.int().min(0).max(100).nullable(),
});
export type SectionAnswers = z.infer<typeof sectionAnswers>;

/** Studying the courses of a module, once it is paid. */
export const studyCalls = {
  courses: call('GET', `${base}/courses`, {
    summary: "The courses of a trainer's module, with how far each section is studied",
    access: read,
    input: studied,
    output: z.object({ items: z.array(studiedCourse) }),
  }),
  finishContent: call('POST', `${base}/finishContent`, {
    summary: 'A section of a module of oneself is studied to its end',
    access: own,
    input: studied.extend({ courseId: id('course'), contentId: id('courseContent'), timeConsuming: z.int().min(0).max(10_000).default(0) }),
    errors: studying,
  }),
  contentQuestionnaire: call('POST', `${base}/contentQuestionnaire`, {
    summary: 'Open the questionnaire of a section, save its answers, or submit them',
    access: own,
    input: studied.extend({
      contentId: id('courseContent'),
      questionnaireId: id('questionnaire'),
      /** None to open it. */
      answerContent: answerContent.optional(),
      finishedPage: z.int().min(0).max(200).default(0),
      isComplete: z.boolean().default(false),
      /** Of what is built upon; what stands now without it. */
      concurrencyStamp: concurrencyStamp.optional(),
    }),
    output: sectionAnswers,
    errors: [
      ...studying,
      'Trellis:QuestionnaireNotFound',
      'Trellis:StaleStamp',
      'Trellis:QuestionnaireComplete',
      'Trellis:QuestionnaireIncomplete',
    ],
  }),
  trainingOrder: call('GET', `${base}/trainingOrder`, {
    summary: "What is due for a trainer's module, and how it stands; null where nothing was ordered",
    access: read,
    input: ofModule,
    output: z.object({ order: trainerOrder.nullable() }),
  }),
  orderTraining: call('POST', `${base}/trainingOrder`, {
    summary: 'Order a module of oneself that costs something: of several who ask, all are told of the same order',
    access: own,
    input: ofModule,
    output: trainerOrder,
    errors: ['Trellis:NothingToPay', 'Trellis:TrainingModuleStopped', 'Trellis:TrainingModuleExpired'],
  }),
};
