import { z } from 'zod';
import { id } from '../wire.ts';
import { medalStyle } from './medal.ts';
import { moduleFormTypes } from './rules.ts';

const style = medalStyle.nullable();

/** A medal as trainers see it. */
export const medalShown = z.object({
  id: id('qualificationMedal'),
  code: z.string(),
  name: z.string(),
  issuedStyle: style,
  unissuedStyle: style,
});
export type MedalShown = z.infer<typeof medalShown>;

/** A module as whoever learns it sees it. */
export const learnedModule = z.object({
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
  examinationId: z.uuid().nullable(),
  courses: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** What has to be filled in before studying, and on what its practical tests are noted. */
  questionnaires: z.array(z.object({ id: z.uuid(), name: z.string(), type: z.enum(moduleFormTypes) })),
  qualificationMedals: z.array(medalShown),
});
export type LearnedModule = z.infer<typeof learnedModule>;
