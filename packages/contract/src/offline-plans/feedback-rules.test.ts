import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFeedbacks, isAnsweredByTap, onlyRating, parseFeedbacks, sameFeedbacks } from './feedback-rules.ts';
import type { FeedbackProperty, FeedbackValue } from './feedback-schemas.ts';

const property = (id: string, type: FeedbackProperty['type'], rest: Partial<FeedbackProperty> = {}): FeedbackProperty => ({
  id,
  type,
  displayName: id,
  description: null,
  isRequired: false,
  extraProperties: {},
  ...rest,
});
const answer = (programFeedbackPropertyId: string, value: FeedbackValue['value']): FeedbackValue => ({ programFeedbackPropertyId, value });
const options = [
  { text: 'Calm', value: 'calm' },
  { text: 'Restless', value: 'restless' },
];
const uuid = '019a3f6e-0000-7000-8000-000000000001';

/** The fault of one value in a form of one field, or undefined when it is taken. */
function faultOf(type: FeedbackProperty['type'], value: FeedbackValue['value'], extraProperties: FeedbackProperty['extraProperties'] = {}) {
  const parsed = parseFeedbacks([property('field', type, { extraProperties })], [answer('field', value)]);
  return parsed.ok ? undefined : parsed.problems[0]?.fault;
}

describe('parseFeedbacks', () => {
  it.each([
    ['String', 'went well', {}],
    ['Rating', 5, {}],
    ['Rating', 10, { count: 10 }],
    ['Boolean', false, {}],
    ['Duration', '00:45', {}],
    ['Duration', '01:30:15', { secStep: 15, showSec: true }],
    ['TimePicker', '2026-03-02 09:30', { minTime: '2026-03-02 09:30', maxTime: '2026-03-02 09:30' }],
    ['Number', 0.3, { minValue: 0, maxValue: 1, step: 0.1 }],
    ['Selection', 'calm', { options }],
    ['Selection', 'other:sleepy', { options, customizeOthers: true }],
    ['Checkbox', ['calm', 'restless'], { options }],
    ['TimePicker', '2026-02-28 09:05', {}],
    ['ImagePicker', [uuid], { count: 1 }],
    ['VideoPicker', [uuid], {}],
  ] as const)('takes a %s of %j', (type, value, extras) => {
    expect(faultOf(type, value as FeedbackValue['value'], extras as never)).toBeUndefined();
  });

  it.each([
    ['String', 3, {}, 'invalid'],
    ['Rating', 6, {}, 'outOfRange'],
    ['Rating', 2.5, {}, 'invalid'],
    ['Boolean', 'yes', {}, 'invalid'],
    ['Duration', '5 min', {}, 'invalid'],
    ['Duration', '00:05:10', {}, 'invalid'],
    ['Duration', '00:05', { showSec: true }, 'invalid'],
    ['Number', -1, {}, 'outOfRange'],
    ['Number', 1.5, {}, 'outOfRange'],
    ['Number', 2, { minValue: 1, maxValue: 9, step: 2 }, 'outOfRange'],
    ['TimePicker', '2026-03-02 09:00', { minTime: '2026-03-02 09:30' }, 'outOfRange'],
    ['TimePicker', '2026-03-02 10:00', { maxTime: '2026-03-02 09:30' }, 'outOfRange'],
    ['Duration', '00:61', {}, 'invalid'],
    ['Duration', '00:07', { minStep: 5 }, 'outOfRange'],
    ['Number', 11, { maxValue: 10 }, 'outOfRange'],
    ['Number', 0.25, { step: 0.1 }, 'outOfRange'],
    ['Number', '3', {}, 'invalid'],
    ['Selection', 'happy', { options }, 'notAnOption'],
    ['Selection', 'other:sleepy', { options }, 'notAnOption'],
    ['Selection', 'other: ', { options, customizeOthers: true }, 'notAnOption'],
    ['Checkbox', 'calm', { options }, 'invalid'],
    ['Checkbox', ['calm', 'calm'], { options }, 'repeated'],
    ['TimePicker', '2026-02-30 09:05', {}, 'invalid'],
    ['ImagePicker', ['../etc/passwd'], {}, 'invalid'],
    ['ImagePicker', [uuid, uuid], { count: 1 }, 'outOfRange'],
  ] as const)('refuses a %s of %j', (type, value, extras, fault) => {
    expect(faultOf(type, value as FeedbackValue['value'], extras as never)).toBe(fault);
  });

  it('takes no time that is still to come where a field looks back', () => {
    const form = [property('when', 'TimePicker', { extraProperties: { maxTime: 'current' } })];
    const at = (value: string) => parseFeedbacks(form, [answer('when', value)], { now: '2026-03-02 09:15' }).ok;
    expect([at('2026-03-02 09:15'), at('2026-03-02 10:15'), at('2026-03-01 23:30')]).toEqual([true, false, true]);
  });

  it('names every field that is wrong at once', () => {
    const form = [property('stars', 'Rating', { isRequired: true }), property('note', 'String', { isRequired: true })];
    const parsed = parseFeedbacks(form, [answer('stars', 9), answer('elsewhere', 'x')]);
    expect(parsed).toEqual({
      ok: false,
      problems: [
        { propertyId: 'stars', displayName: 'stars', fault: 'outOfRange' },
        { propertyId: 'elsewhere', displayName: 'elsewhere', fault: 'unknown' },
        { propertyId: 'note', displayName: 'note', fault: 'required' },
      ],
    });
  });

  it('drops empty values, and misses them where they are required', () => {
    const form = [property('note', 'String'), property('tags', 'Checkbox'), property('stars', 'Rating')];
    const empty = [answer('note', '  '), answer('tags', []), answer('stars', 0)];
    expect(parseFeedbacks(form, empty)).toEqual({ ok: true, values: [] });
    const required = form.map((field) => ({ ...field, isRequired: true }));
    expect(parseFeedbacks(required, empty)).toMatchObject({
      ok: false,
      problems: [{ fault: 'required' }, { fault: 'required' }, { fault: 'required' }],
    });
    expect(parseFeedbacks(required, empty, { required: 'none' })).toEqual({ ok: true, values: [] });
  });

  it('keeps false and 0, which are answers', () => {
    const form = [property('held', 'Boolean', { isRequired: true }), property('slips', 'Number', { isRequired: true })];
    expect(parseFeedbacks(form, [answer('held', false), answer('slips', 0)])).toMatchObject({
      ok: true,
      values: [{ value: false }, { value: 0 }],
    });
  });

  it('refuses a field that is given twice', () => {
    expect(parseFeedbacks([property('note', 'String')], [answer('note', 'a'), answer('note', 'b')])).toMatchObject({
      problems: [{ fault: 'repeated' }],
    });
  });

  it('never throws, and parses what it accepted again to the same', () => {
    const types = [
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
    ] as const;
    const form = types.map((type) => property(type, type, { extraProperties: { options, customizeOthers: true, count: 5, step: 1 } }));
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.array(fc.string()),
      fc.constantFrom('calm', '00:30', 3, true, ['calm']),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...types), value)), (given) => {
        const parsed = parseFeedbacks(
          form,
          given.map(([id, one]) => answer(id, one)),
        );
        if (!parsed.ok) return;
        expect(parseFeedbacks(form, parsed.values)).toEqual(parsed);
        expect(sameFeedbacks(parsed.values, [...parsed.values].reverse())).toBe(true);
      }),
    );
  });
});

describe('defaultFeedbacks', () => {
  const stars = property('stars', 'Rating', { isRequired: true, extraProperties: { defaultValue: 3 } });

  it('records what a single tap means, and rates nothing', () => {
    const form = [
      stars,
      property('turns', 'Number', { isRequired: true, extraProperties: { defaultValue: 3 } }),
      property('note', 'String'),
      property('odd', 'String', { extraProperties: { defaultValue: { not: 'a value' } } }),
    ];
    expect(defaultFeedbacks(form)).toEqual([answer('turns', 3)]);
    expect(isAnsweredByTap(form)).toBe(true);
    expect(parseFeedbacks(form, defaultFeedbacks(form))).toMatchObject({ problems: [{ propertyId: 'stars', fault: 'required' }] });
  });

  it('is not enough where something else than a rating has to be said', () => {
    expect(isAnsweredByTap([stars, property('note', 'String', { isRequired: true })])).toBe(false);
  });
});

describe('sameFeedbacks', () => {
  it('sees a changed, a missing and an added answer', () => {
    const one = [answer('a', 1), answer('b', ['x'])];
    expect(sameFeedbacks(one, [answer('b', ['x']), answer('a', 1)])).toBe(true);
    expect(sameFeedbacks(one, [answer('a', 2), answer('b', ['x'])])).toBe(false);
    expect(sameFeedbacks(one, [answer('a', 1)])).toBe(false);
  });
});

it('a rating answers a form that asks for nothing else', () => {
  const [stars, mood] = [property('stars', 'Rating', { isRequired: true }), property('mood', 'Selection', { isRequired: true })];
  expect(onlyRating([stars, property('note', 'String')])?.id).toBe('stars');
  expect(onlyRating([stars, mood])).toBeUndefined();
  expect(onlyRating([mood])).toBeUndefined();
  expect(onlyRating([property('stars', 'Rating')])).toBeUndefined();
});
