import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { formRecord, formSave } from './forms.ts';
import { scoring, superviseStatuses, supervisionTimes } from './rules.ts';
import { scoreItem } from './trainer-schemas.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
// a supervisor may be somebody of a centre; who may fill in what is decided by the session
const fill = { anyOf: ['RocketSystem.TrainerTraining.Own', 'RocketSystem.TrainerTraining.Write'], writers: 'centreOrPlatform' } as const;
const base = '/api/rocketAdmin/superviseSession';
const one = z.object({ id: id('superviseSession') });
const person = z.object({ id: id('person'), name: z.string() });
const saved = [
  'Trellis:StaleStamp',
  'Trellis:QuestionnaireComplete',
  'Trellis:QuestionnaireIncomplete',
  'Trellis:TrainingModuleStopped',
] as const;

export const superviseSession = z.object({
  id: id('superviseSession'),
  trainerTrainingModuleId: id('trainerModule'),
  order: z.int(),
  status: z.enum(superviseStatuses),
  /** Told once the supervisor submitted it. */
  supervisorScoring: z.int().nullable(),
  supervisorSSummaryFinish: z.boolean(),
  trainerSummaryFinish: z.boolean(),
  ssFinishTime: instant.nullable(),
  tsFinishTime: instant.nullable(),
  supervisorSSummaryId: z.uuid().nullable(),
  trainerSummaryId: z.uuid().nullable(),
  supervisor: person,
  trainer: person,
  trainingModule: z.string(),
  creationTime: instant,
});
export type SuperviseSession = z.infer<typeof superviseSession>;

const score = z.int().min(scoring.min).max(scoring.max).nullable();
export const supervisorRecord = formRecord.extend({ supervisorScoring: score });
export type SupervisorRecord = z.infer<typeof supervisorRecord>;

/** Supervision: numbered sessions of which supervisor and trainer each write a summary. */
export const superviseSessionCalls = {
  sessionList: call('GET', base, {
    summary: 'Supervision sessions: of one module in their order, or all that oneself supervises, the latest first',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ trainerTrainingModuleId: id('trainerModule').optional() }),
    output: paged(superviseSession),
  }),
  supervisorOptions: call('GET', `${base}/supervisors`, {
    summary: 'Who can supervise a module, and who is chosen unless another is',
    access: { anyOf: write.anyOf, readers: 'wholePlatform' },
    input: z.object({ trainerTrainingModuleId: id('trainerModule') }),
    output: z.object({ items: z.array(person), initialId: id('person').nullable() }),
  }),
  addSessions: call('POST', base, {
    summary: 'Add supervision sessions to a module whose period goes on, once all that there are are done',
    access: write,
    input: z.object({
      trainerTrainingModuleId: id('trainerModule'),
      times: z.int().min(supervisionTimes.min).max(supervisionTimes.max).default(supervisionTimes.initial),
      supervisorId: id('person').optional(),
    }),
    output: z.object({ ids: z.array(id('superviseSession')) }),
    errors: ['Trellis:SupervisionUnfinished', 'Trellis:SupervisorRequired', 'Trellis:TrainingModuleStopped', 'Trellis:TrainingPeriodOver'],
  }),
  handOverSession: call('PUT', `${base}/{id}/supervisor`, {
    summary: 'Hand a supervision session that is not summed up to another supervisor; both are told by mail',
    access: write,
    input: one.extend({ supervisorId: id('person') }),
    errors: ['Trellis:SupervisionSubmitted', 'Trellis:TrainingModuleStopped'],
  }),
  removeSession: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a supervision session that nobody began',
    access: { anyOf: ['RocketSystem.Supervision.Delete'], writers: 'wholePlatform' },
    input: one,
    errors: ['Trellis:SupervisionBegun', 'Trellis:TrainingModuleStopped'],
  }),
  supervisorSummary: call('GET', `${base}/{id}/supervisorSummary`, {
    summary: "The supervisor's summary; null until it was begun, and for the trainer until it is submitted",
    access: read,
    input: one,
    output: z.object({ record: supervisorRecord.nullable() }),
  }),
  openSupervisorSummary: call('POST', `${base}/{id}/supervisorSummary`, {
    summary: "Begin the supervisor's summary, or go on with it",
    access: fill,
    input: one,
    output: supervisorRecord,
    errors: ['Trellis:QuestionnaireNotFound', 'Trellis:TrainingModuleStopped'],
  }),
  saveSupervisorSummary: call('PUT', `${base}/{id}/supervisorSummary`, {
    summary: "Save the supervisor's summary and score, or submit them",
    access: fill,
    input: formSave.extend({ ...one.shape, supervisorScoring: score.default(null) }),
    output: supervisorRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...saved, 'Trellis:ScoringRequired'],
  }),
  sessionTrainerSummary: call('GET', `${base}/{id}/trainerSummary`, {
    summary: "The trainer's summary; null until it was begun, and for others until it is submitted",
    access: read,
    input: one,
    output: z.object({ record: formRecord.nullable() }),
  }),
  openTrainerSummary: call('POST', `${base}/{id}/trainerSummary`, {
    summary: "Begin the trainer's summary, or go on with it",
    access: { anyOf: ['RocketSystem.TrainerTraining.Own'], writers: 'centreOrPlatform' },
    input: one,
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', 'Trellis:TrainingModuleStopped'],
  }),
  saveTrainerSummary: call('PUT', `${base}/{id}/trainerSummary`, {
    summary: "Save the trainer's summary, or submit it",
    access: { anyOf: ['RocketSystem.TrainerTraining.Own'], writers: 'centreOrPlatform' },
    input: formSave.extend(one.shape),
    output: formRecord,
    errors: ['Trellis:QuestionnaireNotFound', ...saved],
  }),
  scoreList: call('GET', `${base}/scoreList`, {
    summary: "The scores of a trainer's supervision sessions, the latest first; one's own unless a trainer is named",
    access: read,
    input: z.object({ trainerId: id('person').optional() }),
    output: z.object({ items: z.array(scoreItem) }),
  }),
};
