import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';

const texts = (most: number, least = 0) => {
  const one = z.string().trim().min(least).max(most);
  return z.object({ en: one, 'zh-Hans': one, es: one });
};

/** A picture of a medal, to be loaded by its address. */
const style = z.object({ url: z.string() }).nullable();

export const qualificationMedal = z.object({
  id: id('qualificationMedal'),
  code: z.string(),
  name: z.string(),
  issuedStyle: style,
  unissuedStyle: style,
});
export type QualificationMedal = z.infer<typeof qualificationMedal>;

/** The form of a medal. A picture is an upload of the editor, null for none, or left as it was. */
export const medalFields = z.object({
  code: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .meta({ examples: ['BASE1'] }),
  name: texts(60, 1),
  issuedStyleId: id('upload').nullable().optional(),
  unissuedStyleId: id('upload').nullable().optional(),
});
export type MedalFields = z.input<typeof medalFields>;

export const trainingModule = z.object({
  id: id('trainingModule'),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  learningReminder: z.string(),
  /** In major units of the currency. */
  price: z.number(),
  currency: z.string(),
  /** How long it is learned, unless another period is agreed. */
  learningDays: z.int(),
  courses: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** What has to be filled in before studying. */
  questionnaires: z.array(z.object({ id: z.uuid(), name: z.string() })),
  qualificationMedals: z.array(qualificationMedal),
});
export type TrainingModule = z.infer<typeof trainingModule>;

export const trainingModuleListItem = trainingModule.extend({ trainerCount: z.int(), creationTime: instant });
export type TrainingModuleListItem = z.infer<typeof trainingModuleListItem>;

/** The form of a training module. */
export const moduleFields = z.object({
  name: z.string().trim().min(1).max(100),
  displayName: texts(120, 1),
  description: texts(2000).default({ en: '', 'zh-Hans': '', es: '' }),
  learningReminder: texts(500).default({ en: '', 'zh-Hans': '', es: '' }),
  price: z.number().min(0).max(1_000_000).multipleOf(0.01).default(0),
  learningDays: z.int().min(1).max(3650),
  questionnaireId: id('questionnaire').nullable().default(null),
  courseIds: z.array(id('course')).max(100).default([]),
  medalIds: z.array(id('qualificationMedal')).max(20).default([]),
});
export type ModuleFields = z.input<typeof moduleFields>;

const choice = z.object({ id: z.uuid(), name: z.string() });

/** What the form of a module opens with: its fields where it exists, and what can be chosen. */
export const moduleToEdit = z.object({
  fields: moduleFields.nullable(),
  concurrencyStamp: concurrencyStamp.nullable(),
  courses: z.array(choice),
  medals: z.array(choice),
  questionnaires: z.array(choice),
});
export type ModuleToEdit = z.infer<typeof moduleToEdit>;

export const medalToEdit = z.object({
  fields: medalFields.pick({ code: true, name: true }).nullable(),
  issuedStyle: style,
  unissuedStyle: style,
  concurrencyStamp: concurrencyStamp.nullable(),
});
export type MedalToEdit = z.infer<typeof medalToEdit>;
