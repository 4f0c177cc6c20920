import { defaultFeedbacks, otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';

export type FieldValue = FeedbackValue['value'];

type Extras = FeedbackProperty['extraProperties'];

const durationStep = 5;
const halfAnHour = 30;

/** In which steps the length of something is chosen. */
export const durationSteps = ({ minStep, secStep }: Extras) => ({ minutes: minStep || durationStep, seconds: secStep || durationStep });

/** In which steps of minutes a time of day is chosen. */
export const momentStep = ({ minStep }: Extras): number => minStep || halfAnHour;

/** What a form holds while it is filled in: property id to answer, as it goes over the wire. */
export type FormValues = Record<string, FieldValue | null | undefined>;

/** An answer that says nothing: it is dropped before sending. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '' || value.trim() === otherPrefix;
  return Array.isArray(value) && value.every(isEmpty);
}

/** The given answers as form values. */
export function toFormValues(feedbacks: readonly FeedbackValue[]): FormValues {
  return Object.fromEntries(feedbacks.map((feedback) => [feedback.programFeedbackPropertyId, feedback.value]));
}

/** The form's answers for the wire, in the order of the form, without the empty ones. */
export function toFeedbacks(properties: readonly FeedbackProperty[], values: FormValues): FeedbackValue[] {
  return properties.flatMap((property) => {
    const value = values[property.id];
    if (isEmpty(value) || value === null || value === undefined) return [];
    return [{ programFeedbackPropertyId: property.id, value: withoutEmptyParts(value) }];
  });
}

/** The defaults of a form as form values. */
export const defaultValues = (properties: readonly FeedbackProperty[]): FormValues => toFormValues(defaultFeedbacks(properties));

function withoutEmptyParts(value: FieldValue): FieldValue {
  return Array.isArray(value) ? value.filter((part) => !isEmpty(part)) : value;
}
