import type { FeedbackFault } from './feedback-fault.ts';
import type { FeedbackProperty, FeedbackValue } from './feedback-schemas.ts';

export interface FeedbackProblem {
  /** The id of the property, which is the field's name on the form. */
  propertyId: string;
  displayName: string;
  fault: FeedbackFault;
}
export type ParsedFeedbacks = { ok: true; values: FeedbackValue[] } | { ok: false; problems: FeedbackProblem[] };

/** Whose answers a form may not miss: everybody's; those of a single tap, which rates nothing; or, of an exercise that was not done, nobody's. */
export type RequiredFields = 'all' | 'allButRatings' | 'none';

type Value = FeedbackValue['value'];
type Extras = FeedbackProperty['extraProperties'];
type Check = (value: Value, extras: Extras, now?: string) => FeedbackFault | undefined;

export const otherPrefix = 'other:';
export const defaultStars = 5;
const fileId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks the answers of a form field by field. Empty values are dropped, so that a cleared field reads as not answered. What is given must be right
 * however little is required. `now` is the clock on the wall of whoever answers, as the values have it.
 */
export function parseFeedbacks(
  properties: readonly FeedbackProperty[],
  feedbacks: readonly FeedbackValue[],
  { required = 'all', now }: { required?: RequiredFields; now?: string | undefined } = {},
): ParsedFeedbacks {
  const propertyOf = new Map(properties.map((property) => [property.id, property]));
  const values = new Map<string, FeedbackValue>();
  const problems: FeedbackProblem[] = [];
  const seen = new Set<string>();
  for (const { programFeedbackPropertyId: propertyId, value: given } of feedbacks) {
    const property = propertyOf.get(propertyId);
    const displayName = property?.displayName ?? propertyId;
    if (!property) {
      problems.push({ propertyId, displayName, fault: 'unknown' });
      continue;
    }
    if (seen.has(propertyId)) {
      problems.push({ propertyId, displayName, fault: 'repeated' });
      continue;
    }
    seen.add(propertyId);
    const value = typeof given === 'string' ? given.trim() : given;
    if (isEmpty(property, value)) continue;
    const fault = checks[property.type](value, property.extraProperties, now);
    if (fault) problems.push({ propertyId, displayName, fault });
    else values.set(propertyId, { programFeedbackPropertyId: propertyId, value });
  }
  const faulty = new Set(problems.map((problem) => problem.propertyId));
  for (const property of properties) {
    const { id, displayName } = property;
    if (isRequiredOf(property, required) && !values.has(id) && !faulty.has(id))
      problems.push({ propertyId: id, displayName, fault: 'required' });
  }
  if (problems.length > 0) return { ok: false, problems };
  // in the form's order, so that the same answers always read the same
  return { ok: true, values: properties.flatMap((property) => values.get(property.id) ?? []) };
}

/** What a single tap records: the default of every field that has one. A rating is somebody's opinion: it has none until somebody gives it. */
export function defaultFeedbacks(properties: readonly FeedbackProperty[]): FeedbackValue[] {
  return properties.flatMap(({ id, type, extraProperties: { defaultValue } }) =>
    type !== 'Rating' && isValue(defaultValue) ? [{ programFeedbackPropertyId: id, value: defaultValue }] : [],
  );
}

/** Whether a single tap says all that a form asks for. */
export const isAnsweredByTap = (properties: readonly FeedbackProperty[]): boolean =>
  parseFeedbacks(properties, defaultFeedbacks(properties), { required: 'allButRatings' }).ok;

/** The rating that is all that a form asks for: giving it answers the form. */
export function onlyRating(properties: readonly FeedbackProperty[]): FeedbackProperty | undefined {
  const [first, ...others] = properties.filter(({ isRequired }) => isRequired);
  return first?.type === 'Rating' && others.length === 0 ? first : undefined;
}

/** Whether two cleaned sets of answers say the same. */
export function sameFeedbacks(one: readonly FeedbackValue[], other: readonly FeedbackValue[]): boolean {
  const textOf = (values: readonly FeedbackValue[]) =>
    JSON.stringify(
      values
        .map(({ programFeedbackPropertyId, value }) => [programFeedbackPropertyId, value])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  return textOf(one) === textOf(other);
}

function isRequiredOf({ isRequired, type }: FeedbackProperty, required: RequiredFields): boolean {
  return isRequired && (required === 'all' || (required === 'allButRatings' && type !== 'Rating'));
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A rating of no star is a rating that was cleared. */
function isEmpty(property: FeedbackProperty, value: Value): boolean {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return true;
  return property.type === 'Rating' && value === 0;
}

const checks: Record<FeedbackProperty['type'], Check> = {
  String: (value) => (typeof value === 'string' ? undefined : 'invalid'),
  Boolean: (value) => (typeof value === 'boolean' ? undefined : 'invalid'),
  Rating: (value, extras) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'invalid';
    return value >= 1 && value <= (extras.count ?? defaultStars) ? undefined : 'outOfRange';
  },
  Number: (value, extras) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid';
    if (value < (extras.minValue ?? 0) || value > (extras.maxValue ?? Infinity)) return 'outOfRange';
    return isOnStep(value - (extras.minValue ?? 0), extras.step ?? 1) ? undefined : 'outOfRange';
  },
  Duration: (value, extras) => {
    const match = typeof value === 'string' ? /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(value) : null;
    if (!match || (match[3] !== undefined) !== (extras.showSec ?? false)) return 'invalid';
    return isOnStep(Number(match[2]), extras.minStep) && isOnStep(Number(match[3] ?? 0), extras.secStep) ? undefined : 'outOfRange';
  },
  Selection: (value, extras) => {
    if (typeof value !== 'string') return 'invalid';
    return isOption(value, extras) ? undefined : 'notAnOption';
  },
  Checkbox: (value, extras) => {
    if (!Array.isArray(value)) return 'invalid';
    if (new Set(value).size < value.length) return 'repeated';
    return value.every((part) => isOption(part, extras)) ? undefined : 'notAnOption';
  },
  TimePicker: (value, extras, now) => {
    if (typeof value !== 'string' || !isDateTime(value)) return 'invalid';
    if (value < (extras.minTime ?? '') || value > (latestTime(extras, now) ?? '9999')) return 'outOfRange';
    return isOnStep(Number(value.slice(-2)), extras.minStep) ? undefined : 'outOfRange';
  },
  ImagePicker: checkFiles,
  VideoPicker: checkFiles,
};

/** The latest time that a field takes, if there is one; a field that looks back takes none that is still to come. */
export const latestTime = ({ maxTime }: Extras, now: string | undefined) => (maxTime === 'current' ? now : maxTime);

function checkFiles(value: Value, extras: Extras): FeedbackFault | undefined {
  if (!Array.isArray(value) || !value.every((part) => fileId.test(part))) return 'invalid';
  return value.length <= (extras.count ?? Infinity) ? undefined : 'outOfRange';
}

function isOption(value: string, extras: Extras): boolean {
  if (extras.options?.some((option) => option.value === value)) return true;
  return extras.customizeOthers === true && value.startsWith(otherPrefix) && value.slice(otherPrefix.length).trim() !== '';
}

/** Steps of 0.1 are not exact in binary: a whole number of steps within a small tolerance counts. */
function isOnStep(distance: number, step: number | undefined): boolean {
  if (!step) return true;
  const steps = distance / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function isDateTime(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(value)) return false;
  const iso = `${value.replace(' ', 'T')}:00.000Z`;
  const time = new Date(iso);
  return !Number.isNaN(time.getTime()) && time.toISOString() === iso;
}
