import { z } from 'zod';
import { call, concurrencyStamp, id, instant, paged, pageQuery } from '../wire.ts';
import { formattedText } from './formatted-text.ts';
import { appointmentHours, appointmentTexts, startsOnStep } from './rules.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
const base = '/api/rocketAdmin/trainingAppointment';
const one = z.object({ id: id('trainingAppointment') });
const person = z.object({ id: id('person'), name: z.string() });
const closed = ['Trellis:TrainingModuleStopped'] as const;

const fields = z.object({
  title: z.string().trim().min(1).max(appointmentTexts.title),
  startTime: instant.refine(startsOnStep).meta({ examples: ['2031-03-10T15:00:00Z'] }),
  /** In hours. */
  duration: z.number().min(appointmentHours.min).max(appointmentHours.max).multipleOf(appointmentHours.step).default(appointmentHours.min),
  supervisorId: id('person'),
  note: z.string().trim().max(appointmentTexts.note).nullable().default(null),
});
const feedbackFields = one.extend({ feedback: formattedText(10_000), trainerVisible: z.boolean().default(false) });

export const trainingAppointment = z.object({
  id: id('trainingAppointment'),
  trainerTrainingModuleId: id('trainerModule'),
  trainingModule: z.string(),
  trainer: person,
  title: z.string(),
  startTime: instant,
  duration: z.number(),
  supervisorId: id('person'),
  supervisor: person,
  note: z.string().nullable(),
  complete: z.boolean(),
  completeTime: instant.nullable(),
  /** Told to the trainer where it is visible to them. */
  feedback: z.string().nullable(),
  trainerVisible: z.boolean(),
  concurrencyStamp,
});
export type TrainingAppointment = z.infer<typeof trainingAppointment>;

/** Practical training: what trainer and supervisor meet for, one appointment after the other. */
export const trainingAppointmentCalls = {
  list: call('GET', base, {
    summary: 'Appointments, by their time: of one module, or all that oneself leads',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ trainerTrainingModuleId: id('trainerModule').optional() }),
    output: paged(trainingAppointment),
  }),
  add: call('POST', base, {
    summary: 'Plan the next appointment of a module, once the last one is complete',
    access: write,
    input: fields.extend({ trainerTrainingModuleId: id('trainerModule') }),
    output: one,
    errors: ['Trellis:AppointmentOpen', 'Trellis:TrainingPeriodOver', ...closed],
  }),
  get: call('GET', `${base}/{id}`, { summary: 'One appointment', access: read, input: one, output: trainingAppointment }),
  change: call('PUT', `${base}/{id}`, {
    summary: 'Change an appointment that is not complete',
    access: write,
    input: fields.extend({ ...one.shape, concurrencyStamp }),
    errors: ['Trellis:AppointmentComplete', 'Trellis:StaleStamp', ...closed],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete an appointment that is not complete',
    access: write,
    input: one,
    errors: ['Trellis:AppointmentComplete', ...closed],
  }),
  complete: call('POST', `${base}/{id}/complete`, {
    summary: 'Mark an appointment as complete',
    access: write,
    input: one,
    output: z.object({ hasFeedback: z.boolean() }),
    errors: ['Trellis:AppointmentComplete', ...closed],
  }),
  giveFeedback: call('POST', `${base}/{id}/feedback`, {
    summary: 'Give feedback on an appointment, for the trainer to see or not',
    access: write,
    input: feedbackFields,
    errors: ['Trellis:FeedbackGiven', ...closed],
  }),
  changeFeedback: call('PUT', `${base}/{id}/feedback`, {
    summary: 'Change the feedback on an appointment, or who sees it',
    access: write,
    input: feedbackFields.extend({ concurrencyStamp }),
    errors: ['Trellis:StaleStamp', ...closed],
  }),
};
