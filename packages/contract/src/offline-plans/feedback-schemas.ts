import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from '../wire.ts';

export const propertyType = z.enum([
  'String',
  'Rating',
  'Boolean',
  'Duration',
  'Number',
  'Selection',
  'Checkbox',
  'TimePicker',
  'ImagePicker',
  'VideoPicker',
]);

const localTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

export const propertyOption = z.object({
  text: z.string(),
  value: z.string(),
  description: z.string().optional(),
  link: z.string().optional(),
});

/** How a field of a feedback form behaves, in the reader's language. */
export const propertyExtras = z.object({
  options: z.array(propertyOption).optional(),
  count: z.int().min(1).max(20).optional(),
  showText: z.boolean().optional(),
  minStep: z.int().optional(),
  secStep: z.int().optional(),
  showSec: z.boolean().optional(),
  defaultLines: z.int().optional(),
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  step: z.number().optional(),
  customizeOthers: z.boolean().optional(),
  /** Of a time: YYYY-MM-DD HH:mm; the latest may be when it is answered. */
  minTime: z.string().regex(localTime).optional(),
  maxTime: z.union([z.literal('current'), z.string().regex(localTime)]).optional(),
  /** What a single tap records, except of a rating. */
  defaultValue: z.unknown().optional(),
});

export type PropertyType = z.infer<typeof propertyType>;
export type PropertyExtras = z.infer<typeof propertyExtras>;

export const feedbackProperty = z.object({
  id: id('property'),
  displayName: z.string(),
  description: z.string().nullable(),
  isRequired: z.boolean(),
  type: propertyType,
  extraProperties: propertyExtras,
});
export type FeedbackProperty = z.infer<typeof feedbackProperty>;

/** A field's answer. Values by type: String, Selection, TimePicker (YYYY-MM-DD HH:mm), Duration (HH:mm[:ss]) text; Rating, Number number; Boolean boolean; Checkbox text[] ("other:…" for own text); ImagePicker, VideoPicker file ids. */
export const feedbackValue = z.object({
  programFeedbackPropertyId: id('property'),
  value: z.union([z.string().max(limits.answer.text), z.number(), z.boolean(), z.array(z.string().max(limits.answer.choice)).max(50)]),
});
export type FeedbackValue = z.infer<typeof feedbackValue>;
export const feedbacks = z.array(feedbackValue).max(60);
