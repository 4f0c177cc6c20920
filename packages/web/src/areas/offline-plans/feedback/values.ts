import { defaultFeedbacks, latestTime, otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';

export type FieldValue = FeedbackValue['value'];

type Extras = FeedbackProperty['extraProperties'];

const durationStep = 5;
const halfAnHour = 30;

/** In which steps the length of something is chosen. */
export const durationSteps = ({ minStep, secStep }: Extras) => ({ minutes: minStep || durationStep, seconds: secStep || durationStep });

/** In which steps of minutes a time of day is chosen. */
export const momentStep = ({ minStep }: Extras): number => minStep || halfAnHour;

/** Between which times a moment may lie, as text that is compared as it stands. */
export const momentBounds = (extras: Extras, now: string) => ({ earliest: extras.minTime, latest: latestTime(extras, now) });

/** The hours of a day that lie beyond the bounds. */
export function hoursBeyond({ earliest, latest }: ReturnType<typeof momentBounds>, day: string): number[] {
  const isBeyond = (hour: number) => {
    const at = `${day} ${String(hour).padStart(2, '0')}`;
    return (earliest !== undefined && at < earliest.slice(0, 13)) || (latest !== undefined && at > latest.slice(0, 13));
  };
  return Array.from({ length: 24 }, (_, hour) => hour).filter(isBeyond);
}

/** The minutes of an hour that lie beyond them. */
export function minutesBeyond({ earliest, latest }: ReturnType<typeof momentBounds>, hourText: string): number[] {
  const at = (minute: number) => `${hourText}:${String(minute).padStart(2, '0')}`;
  const isBeyond = (minute: number) => at(minute) < (earliest ?? '') || at(minute) > (latest ?? '9999');
  return Array.from({ length: 60 }, (_, minute) => minute).filter(isBeyond);
}

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
