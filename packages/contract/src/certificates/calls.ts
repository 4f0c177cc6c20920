import { z } from 'zod';
import { answersHandedIn, questionnaireAndAnswer } from '../certification/forms.ts';
import { learnedModule } from '../certification/module-schemas.ts';
import { languages } from '../languages.ts';
import { calendarDate, call, concurrencyStamp, fileReply, id, instant, paged, pageQuery } from '../wire.ts';
import { askedStatuses, certificateFormats, certificateStatuses, certificateStyles, statusAsked } from './rules.ts';

const read = { anyOf: ['RocketSystem.TrainerTraining', 'RocketSystem.TrainerTraining.Own'] } as const;
const write = { anyOf: ['RocketSystem.TrainerTraining.Write'], writers: 'wholePlatform' } as const;
const base = '/api/rocketAdmin/certificate';
const one = z.object({ id: id('certificate') });

export const certificateName = z.string().trim().min(1).max(100);
export const certificateNumberText = z
  .string()
  .regex(/^CL\d{6}[A-Z0-9]{1,10}\d{3}$/)
  .meta({ examples: ['CL030925BASE1001'] });
export const cancelReason = z.string().trim().min(1).max(200);

/** One of the product's own, or one of the platform's. */
const styleId = z.union([z.enum(certificateStyles), id('certificateStyle')]);

/** What is written on a certificate. */
const written = z.object({
  name: certificateName,
  supervisorId: id('person'),
  startTime: calendarDate,
  endTime: calendarDate,
  credentialsCode: certificateNumberText,
  styleId,
});

export const certificate = written.extend({
  styleId: z.string(),
  id: id('certificate'),
  trainerId: id('person'),
  trainerTrainingModuleId: id('trainerModule'),
  tenantName: z.string(),
  /** Of the medal, or of the module where that awards none. */
  displayName: z.string(),
  trainingModule: learnedModule.pick({ id: true, displayName: true, qualificationMedals: true }),
  trainerName: z.string(),
  supervisorName: z.string(),
  certifier: z.string().nullable(),
  certificateStatus: z.enum(certificateStatuses),
  /** Where it is downloaded; null where there is nothing to. */
  credential: z.object({ url: z.string() }).nullable(),
  /** Where anybody checks it. */
  checkUrl: z.string(),
  feedback: z.object({ finishTime: instant.nullable() }),
  cancelReason: z.string().nullable(),
  creationTime: instant,
  concurrencyStamp,
});
export type Certificate = z.infer<typeof certificate>;

/** As whoever scans it sees it: whose it is, of what, from when until when, and whether it counts. */
export const checkedCertificate = z.object({
  name: z.string(),
  displayName: z.string(),
  startTime: calendarDate,
  endTime: calendarDate,
  certificateStatus: z.enum(certificateStatuses),
});
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

const dates = [
  'RocketSystem:CertificatePeriod',
  'RocketSystem:CertificateNumberUnfit',
  'RocketSystem:CertificateNumberAlreadyUsed',
] as const;

/** What trainers are certified by. */
export const certificateCalls = {
  list: call('GET', base, {
    summary: "Certificates, the one issued last first: one's own, those of a center's trainers, or of every center",
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({
      trainerId: id('person').optional(),
      /** A part of the name on it, or of its number. */
      filter: z.string().trim().max(100).optional(),
      certificateStatus: z.enum(askedStatuses).transform(statusAsked).optional(),
    }),
    output: paged(certificate),
  }),
  styles: call('GET', `${base}/styles`, {
    summary: 'How certificates may look: as the product draws them, or on a picture of the platform’s',
    access: read,
    output: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), url: z.string().nullable() })) }),
  }),
  number: call('GET', `${base}/number`, {
    summary: 'The next number of a certificate of a trainer’s module that begins on a day',
    access: { anyOf: ['RocketSystem.TrainerTraining.Write'] },
    input: z.object({ trainerTrainingModuleId: id('trainerModule'), startTime: calendarDate }),
    output: z.object({ credentialsCode: certificateNumberText }),
  }),
  view: call('GET', `${base}/{id}`, { summary: 'One certificate', access: read, input: one, output: certificate }),
  issue: call('POST', base, {
    summary: "Issue the certificate of a trainer's module; where its number is used the next one is told",
    access: write,
    input: written.extend({ trainerTrainingModuleId: id('trainerModule') }),
    output: one,
    errors: [...dates, 'RocketSystem:CertificateIssued', 'Trellis:TrainingModuleStopped'],
  }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Correct a certificate; where its first day changes its number follows and keeps its last three digits',
    access: write,
    input: written.extend({ id: id('certificate'), concurrencyStamp }),
    errors: [...dates, 'Trellis:StaleStamp', 'RocketSystem:CertificateCanceled'],
  }),
  cancel: call('POST', `${base}/{id}/cancel`, {
    summary: 'Cancel a certificate; whoever checks it is told so',
    access: write,
    input: one.extend({ reason: cancelReason, concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:CertificateCanceled'],
  }),
  feedback: call('GET', `${base}/{id}/feedback`, {
    summary: 'What whoever has a certificate says of the training, and the form for it',
    access: read,
    input: one,
    output: z.object({ finishTime: instant.nullable(), questionnaireAndAnswer }),
    errors: ['Trellis:QuestionnaireNotFound'],
  }),
  giveFeedback: call('POST', `${base}/{id}/feedback`, {
    summary: 'Say, once, how the training was; then the certificate is downloaded',
    access: { anyOf: ['RocketSystem.TrainerTraining.Own'], writers: 'centre' },
    input: one.extend({ questionnaireAndAnswer: answersHandedIn }),
    errors: ['Trellis:QuestionnaireNotFound', 'Trellis:QuestionnaireIncomplete', 'Trellis:QuestionnaireComplete'],
  }),
};

export const certificateFileCalls = {
  download: call('GET', `${base}/{id}/download`, {
    summary: 'A certificate as a picture or a PDF; whoever has it says first how the training was',
    access: read,
    input: one.extend({ format: z.enum(certificateFormats).default('png') }),
    output: fileReply,
    file: 'certificate.png',
    errors: ['RocketSystem:CertificateCanceled', 'RocketSystem:CertificateFeedbackMissing'],
  }),
  style: call('POST', `${base}/style`, {
    summary: 'How a certificate would look with a name, a number and a first day',
    access: { anyOf: ['RocketSystem.TrainerTraining.Write'], readers: 'everybody' },
    input: z.object({
      styleId,
      name: certificateName,
      code: certificateNumberText,
      startTime: calendarDate,
    }),
    output: fileReply,
    file: 'certificate.png',
  }),
};

export const certificateDoorCalls = {
  check: call('GET', '/api/m/certificate', {
    summary: 'Whether a certificate is in force, by the code on it',
    access: 'public',
    input: z.object({
      code: z
        .string()
        .regex(/^[0-9A-F]{32}$/)
        .meta({ examples: ['0123456789ABCDEF0123456789ABCDEF'] }),
      language: z.enum(languages).default('en'),
    }),
    output: checkedCertificate,
  }),
};
