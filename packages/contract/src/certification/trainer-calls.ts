import { z } from 'zod';
import { calendarDate, call, concurrencyStamp, id } from '../wire.ts';
import { formRecord, formSave } from './forms.ts';
import { trainingSteps } from './rules.ts';
import { stepProgress, trainerDetail, trainerSummary, trainerTrainingModule } from './trainer-schemas.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
const own = { anyOf: ['RocketSystem.TrainerTraining.Own'] } as const;
const base = '/api/rocketAdmin/trainerTraining';
const one = z.object({ id: id('trainerModule') });
const ofModule = z.object({ trainerTrainingModuleId: id('trainerModule') });
const user = z.object({ userId: id('person') });
const saved = ['Trellis:StaleStamp', 'Trellis:QuestionnaireComplete', 'Trellis:QuestionnaireIncomplete'] as const;
const closed = ['Trellis:TrainingModuleStopped', 'Trellis:TrainingModuleExpired'] as const;
/** What is refused before a module was started, and once it was stopped. */
const running = ['Trellis:TrainingNotStarted', 'Trellis:TrainingModuleStopped'] as const;

/** What trainers learn, and what is known of them. */
export const trainerModuleCalls = {
  newTrainerModule: call('GET', `${base}/newTrainerTrainingModule`, {
    summary: 'The module that was assigned to oneself last and is not stopped; null where there is none',
    access: own,
    output: z.object({ trainerTrainingModule: trainerTrainingModule.nullable() }),
  }),
  trainerModules: call('GET', `${base}/trainerTrainingModules`, {
    summary: "A trainer's modules, the latest first; one's own unless a trainer is named",
    access: read,
    input: z.object({ trainerId: id('person').optional() }),
    output: z.object({ items: z.array(trainerTrainingModule) }),
  }),
  trainerModule: call('GET', `${base}/trainerTrainingModule/{id}`, {
    summary: "One of a trainer's modules",
    access: read,
    input: one,
    output: trainerTrainingModule,
  }),
  assignModule: call('POST', `${base}/trainerTrainingModule`, {
    summary: 'Assign a module to a trainer, from today and for as long as the module says unless dates are given; they are told by mail',
    access: write,
    input: z.object({
      trainerId: id('person'),
      trainingModuleId: id('trainingModule'),
      /** Where they train, if at several centres. */
      tenantId: id('tenant').optional(),
      startDate: calendarDate.optional(),
      endDate: calendarDate.optional(),
    }),
    output: one,
    errors: ['Trellis:TrainingModuleAssigned', 'Trellis:TrainerCenterRequired', 'Trellis:LearningPeriodInvalid'],
  }),
  changePeriod: call('PUT', `${base}/trainerTrainingModule/{id}`, {
    summary: 'Change the learning period',
    access: write,
    input: one.extend({ startDate: calendarDate, endDate: calendarDate, concurrencyStamp }),
    errors: ['Trellis:LearningPeriodInvalid', 'Trellis:TrainingModuleStopped', 'Trellis:StaleStamp'],
  }),
  startModule: call('POST', `${base}/trainerTrainingModule/{id}/start`, {
    summary: 'Start to learn a module that was assigned to oneself',
    access: { ...own, writers: 'centreOrPlatform' },
    input: one,
    errors: ['Trellis:TrainingFormMissing', 'Trellis:TrainingModuleAhead', 'Trellis:TrainingModuleStarted', ...closed],
  }),
  stopModule: call('POST', `${base}/trainerTrainingModule/{id}/stop`, {
    summary: 'Stop a module; from then on nothing of it changes',
    access: write,
    input: one,
    errors: ['Trellis:TrainingModuleStopped'],
  }),
  stepsProgress: call('GET', `${base}/trainerTrainingModule/{id}/stepsProgress`, {
    summary: 'How far a trainer is, step by step',
    access: read,
    input: one,
    output: z.object({ currentStep: z.enum(trainingSteps).nullable(), items: z.array(stepProgress) }),
  }),
  moduleForm: call('GET', `${base}/trainingApplication`, {
    summary: 'The form that a module asks for; null until it was opened, or where there is none',
    access: read,
    input: ofModule,
    output: z.object({ record: formRecord.nullable() }),
  }),
  openModuleForm: call('POST', `${base}/trainingApplication`, {
    summary: 'Open the form that a module asks for',
    access: { ...own, writers: 'centreOrPlatform' },
    input: ofModule,
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...closed],
  }),
  saveModuleForm: call('PUT', `${base}/trainingApplication`, {
    summary: 'Save the form that a module asks for, or submit it',
    access: { ...own, writers: 'centreOrPlatform' },
    input: formSave.extend(ofModule.shape),
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...saved, ...closed],
  }),
  trainerRecord: call('GET', `${base}/trainerRecord`, {
    summary: 'What a trainer records of their practice in a module; null until it was opened',
    access: read,
    input: ofModule,
    output: z.object({ record: formRecord.nullable() }),
  }),
  openTrainerRecord: call('POST', `${base}/trainerRecord`, {
    summary: 'Open the record of a module of oneself that was started',
    access: { ...own, writers: 'centreOrPlatform' },
    input: ofModule,
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...running],
  }),
  saveTrainerRecord: call('PUT', `${base}/trainerRecord`, {
    summary: 'Save the record of a module of oneself, or submit it',
    access: { ...own, writers: 'centreOrPlatform' },
    input: formSave.extend(ofModule.shape),
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...saved, ...running],
  }),
  trainerDetail: call('GET', `${base}/trainerDetail/{userId}`, {
    summary: "A trainer's sessions, children and points",
    access: read,
    input: user,
    output: trainerDetail,
  }),
  trainerSummary: call('GET', `${base}/trainerSummary/{userId}`, {
    summary: 'Who a trainer is, and what they held in the room and online',
    access: read,
    input: user,
    output: trainerSummary,
  }),
};
