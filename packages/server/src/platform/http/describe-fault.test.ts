import { type Language, languages } from '@trellis/contract/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessages } from './validation-messages.ts';

/** A schema and a value that it refuses, for every kind of fault, and for each way of saying it. */
const refused: readonly [string, z.ZodType, unknown, string][] = [
  ['nothing where a text belongs', z.string(), null, 'Please fill this in.'],
  ['a number where a text belongs', z.string(), 5, 'Enter a text.'],
  ['a text where a number belongs', z.number(), 'five', 'Enter a number.'],
  ['no number', z.number(), Number.NaN, 'Enter a number.'],
  ['a fraction', z.int(), 1.5, 'Enter a whole number.'],
  ['a text where yes or no belongs', z.boolean(), 'yes', 'Choose yes or no.'],
  ['a text where a list belongs', z.array(z.string()), 'a', 'Give a list.'],
  ['a text where an object belongs', z.object({}), 'a', 'This value is not possible.'],
  ['a text that is too long', z.string().max(3), 'four', 'At most 3 characters.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a text that is too short', z.string().min(8), 'four', 'At least 8 characters.'],
  ['a text of another length', z.string().length(6), 'four', 'Exactly 6 characters.'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Choose at least 1.'],
  ['a list of another length', z.array(z.string()).length(2), [], 'Choose exactly 2.'],
  ['a number that is too large', z.number().max(20), 21, 'At most 20.'],
  ['a number at an open upper bound', z.number().lt(20), 20, 'Less than 20.'],
  ['a number that is too small', z.int().min(1), 0, 'At least 1.'],
  ['a number at an open lower bound', z.number().gt(0), 0, 'More than 0.'],
  ['a date that is too late', z.date().max(new Date(0)), new Date(1), 'This date is too late.'],
  ['a date that is too early', z.date().min(new Date(1)), new Date(0), 'This date is too early.'],
  ['a file that is too large', z.file().max(1), new File(['ab'], 'a'), 'The file is too large.'],
  ['a file that is too small', z.file().min(5), new File(['ab'], 'a'), 'The file is too small.'],
  ['no email address', z.email(), 'ida', 'This is not an email address.'],
  ['no web address', z.url(), 'ida', 'This is not a web address.'],
  ['no id', z.uuid(), 'ida', 'Choose one of those offered.'],
  ['no date', z.iso.date(), '03/04/2019', 'This is not a date.'],
  ['no moment', z.iso.datetime(), 'noon', 'This is not a time.'],
  ['another form', z.string().regex(/^\d+$/), 'ida', 'Please check how this is written.'],
  ['too many decimals', z.number().multipleOf(0.01), 0.001, 'At most 2 decimals.'],
  ['no step', z.number().multipleOf(5), 7, 'A multiple of 5.'],
  ['what nobody asked for', z.strictObject({}), { extra: 1 }, 'This does not belong here: extra.'],
  ['none of a few', z.enum(['a', 'b']), 'c', 'Choose one of those offered.'],
  ['none of several schemas', z.union([z.string(), z.number()]), true, 'Choose one of those offered.'],
  ['a key of another form', z.record(z.uuid(), z.string()), { a: 'b' }, 'This value is not possible.'],
  ['an entry under a key that no path can name', z.map(z.any(), z.string()), new Map([[{}, 1]]), 'This value is not possible.'],
  ['what a rule of ours refuses', z.number().refine((value) => value !== 0), 0, 'This value is not possible.'],
];

const kinds = [
  'custom',
  'invalid_element',
  'invalid_format',
  'invalid_key',
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'not_multiple_of',
  'too_big',
  'too_small',
  'unrecognized_keys',
] as const satisfies z.core.$ZodIssueCode[];
const everyKind: readonly z.core.$ZodIssueCode[] = kinds;

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];
const messages = (schema: z.ZodType, value: unknown, language: Language) =>
  validationMessages(issuesOf(schema, value), value, language).map(({ message }) => message);

/** What the schema's library itself says in a language, less what it has in common with every sentence. */
const library: Record<Language, RegExp> = {
  en: /expected|invalid|received|too (big|small): |unrecognized|string|array|boolean/i,
  'zh-Hans': /[a-z]{3}|无效输入|数值过|期望|预期/i,
  es: /inválid|se esperaba|recibido|demasiado (grande|pequeñ[oa]): |texto tuviera|expected|string/i,
};

it('tries every kind of fault there is', () => {
  const tried = new Set(refused.flatMap(([, schema, value]) => issuesOf(schema, value).map(({ code }) => code)));
  expect([...tried].toSorted()).toEqual(everyKind);
});

describe.each(refused)('%s', (_, schema, value, english) => {
  it('is told in a sentence of the house', () => {
    expect(messages(schema, value, 'en')).toEqual([english]);
  });

  it('is told in the language of whoever reads it, in no word of the library', () => {
    const texts = languages.map((language) => messages(schema, value, language).join(' '));
    expect(new Set(texts).size).toBe(languages.length);
    for (const [index, language] of languages.entries()) {
      const text = texts[index]?.replace('extra', '') ?? '';
      expect(text).not.toMatch(library[language]);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});
