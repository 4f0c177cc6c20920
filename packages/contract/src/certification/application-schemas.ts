import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { questionnaireAndAnswer } from './forms.ts';
import { auditResults, cardStates } from './rules.ts';

const words = (most: number) => z.string().trim().max(most);

/** What somebody says of their work. */
export const workFields = z.object({
  phone: words(30).nullable().default(null),
  jobTitle: words(100).nullable().default(null),
  workUnit: words(200).nullable().default(null),
});

/** What somebody without an account says of themselves. */
export const applicantFields = workFields.extend({
  name: words(100).min(1),
  email: z
    .email()
    .max(254)
    .toLowerCase()
    .meta({ examples: ['nina@apply.example'] }),
});

export const trainingApplication = z.object({
  preparationTrainerId: id('trainingApplication'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  jobTitle: z.string().nullable(),
  workUnit: z.string().nullable(),
  auditResult: z.enum(auditResults),
  isCancelled: z.boolean(),
  remark: z.string().nullable(),
  /** Of whom the account is known: they applied while signed in. */
  hasAccount: z.boolean(),
  /** The module that they saw first, if they came by its code. */
  trainingModule: z.object({ id: id('trainingModule'), displayName: z.string() }).nullable(),
  creationTime: instant,
  reviewTime: instant.nullable(),
  reviewerName: z.string().nullable(),
});
export type TrainingApplication = z.infer<typeof trainingApplication>;

export const trainingApplicationDetail = trainingApplication.extend({ questionnaireAndAnswer });
export type TrainingApplicationDetail = z.infer<typeof trainingApplicationDetail>;

/** What the application card shows. */
export const applyState = z.object({
  tenantId: id('tenant'),
  preparationTrainerId: id('trainingApplication').nullable(),
  auditResult: z.enum(auditResults).nullable(),
  state: z.enum(cardStates),
  remark: z.string().nullable(),
  creationTime: instant.nullable(),
  canApply: z.boolean(),
  jobTitle: z.string().nullable(),
  workUnit: z.string().nullable(),
  phone: z.string().nullable(),
  /** The form, with the answers of the last application. */
  questionnaireAndAnswer,
});
export type ApplyState = z.infer<typeof applyState>;
