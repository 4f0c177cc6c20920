import type { z } from 'zod';
import type { SentenceName } from './validation-texts.ts';

/** Which sentence tells a fault, with what fills its places. */
export interface Fault {
  sentence: SentenceName;
  data?: Readonly<Record<string, string | number | bigint>>;
}

type Issue = z.core.$ZodIssue;
type Sized = Extract<Issue, { code: 'too_big' | 'too_small' }>;
type Kind = 'text' | 'entries' | 'date' | 'file' | 'number';

/** What is wrong, by the kind of the fault; one of a kind that nobody knows is told as a value that is not possible. */
export function describeFault(issue: Issue, value: unknown): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return { sentence: value === null || value === undefined ? 'missing' : (ofType[issue.expected] ?? 'other') };
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return { sentence: ofFormat[issue.format] ?? 'written' };
    case 'not_multiple_of':
      return multiple(issue.divisor);
    case 'unrecognized_keys':
      return { sentence: 'unknownKeys', data: { keys: issue.keys.join(', ') } };
    case 'invalid_value':
    case 'invalid_union':
      return { sentence: 'choice' };
    default:
      return { sentence: 'other' };
  }
}

const ofType: Readonly<Record<string, SentenceName>> = {
  string: 'text',
  number: 'number',
  nan: 'number',
  int: 'whole',
  bigint: 'whole',
  boolean: 'yesOrNo',
  date: 'date',
  array: 'list',
  tuple: 'list',
  set: 'list',
};

const ofFormat: Readonly<Record<string, SentenceName>> = {
  email: 'email',
  url: 'address',
  date: 'date',
  datetime: 'time',
  time: 'time',
  // an id comes from a selector
  uuid: 'choice',
};

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  array: 'entries',
  set: 'entries',
  map: 'entries',
  date: 'date',
  file: 'file',
};
const kindOf = ({ origin }: Sized): Kind => kinds[origin] ?? 'number';

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Fault {
  const { maximum: most, exact, inclusive = true } = issue;
  const sentence = {
    text: exact ? 'length' : 'longest',
    entries: exact ? 'entries' : 'mostEntries',
    date: 'latest',
    file: 'largestFile',
    number: inclusive ? 'most' : 'below',
  } as const satisfies Record<Kind, SentenceName>;
  return { sentence: sentence[kindOf(issue)], data: { most, count: most } };
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Fault {
  const { minimum: least, exact, inclusive = true } = issue;
  const sentence = {
    // what must have a character, or an entry, is empty
    text: exact ? 'length' : least > 1 ? 'shortest' : 'missing',
    entries: exact ? 'entries' : 'leastEntries',
    date: 'earliest',
    file: 'smallestFile',
    number: inclusive ? 'least' : 'above',
  } as const satisfies Record<Kind, SentenceName>;
  return { sentence: sentence[kindOf(issue)], data: { least, count: least } };
}

function multiple(step: number | bigint): Fault {
  const decimals = -Math.log10(Number(step));
  if (decimals > 0 && Number.isInteger(decimals)) return { sentence: 'decimals', data: { count: decimals } };
  return Number(step) === 1 ? { sentence: 'whole' } : { sentence: 'step', data: { step } };
}
