// @vitest-environment happy-dom
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import fc from 'fast-check';
import { act, createElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formatChosenMoment } from '../../../app/format.ts';
import { show } from '../../../testing/show.ts';
import { answerText } from '../feedback/answer-text.ts';
import { PropertyField } from '../feedback/property-field.tsx';
import { type FieldValue, toFeedbacks } from '../feedback/values.ts';
import { PlainField } from './plain-field.tsx';
import { isUnfinished } from './plain-time-text.ts';

type Given = FieldValue | null | undefined;
type Extras = FeedbackProperty['extraProperties'];

let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

const propertyOf = (type: FeedbackProperty['type'], extraProperties: Extras): FeedbackProperty => ({
  id: 'asked',
  displayName: 'Asked',
  description: null,
  isRequired: false,
  type,
  extraProperties,
});

/** Both fields of one question, each with an answer of its own. */
async function showBoth(property: FeedbackProperty, before?: Given) {
  const given: Record<'plain' | 'desk', Given> = { plain: before, desk: before };
  function Both() {
    const [values, setValues] = useState(given);
    const propsOf = (which: 'plain' | 'desk') => ({
      property,
      value: values[which],
      onChange: (value: Given) => {
        given[which] = value;
        setValues({ ...given });
      },
    });
    return createElement('div', null, [
      createElement('div', { key: 'plain', id: 'plain' }, createElement(PlainField, { ...propsOf('plain'), fault: undefined })),
      createElement('div', { key: 'desk', id: 'desk' }, createElement(PropertyField, propsOf('desk'))),
    ]);
  }
  leave = await show(createElement(Both));
  await act(() => import('../feedback/time-fields.tsx'));
  return () => ({
    plain: toFeedbacks([property], { asked: given.plain }),
    desk: toFeedbacks([property], { asked: given.desk }),
  });
}

const all = <E extends HTMLElement = HTMLInputElement>(selector: string) => [...document.querySelectorAll<E>(selector)];

function set(field: HTMLElement, value: string, event: 'input' | 'change') {
  return act(async () => {
    // React knows a value that is set on the field itself, and takes it for its own
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

it('offers no minutes that are out of bounds within an hour that is not', async () => {
  await showBoth(propertyOf('TimePicker', { maxTime: '2026-02-03 14:20', minStep: 10 }));
  const [hour, minutes] = [0, 1].map((index) => () => all<HTMLSelectElement>('#plain select')[index]!);
  const offered = () => [...minutes!().options].map(({ value }) => value);
  await set(all('#plain input')[0]!, '2026-02-03', 'input');
  await set(hour!(), '14', 'change');
  expect(offered()).toEqual(['', '00', '10', '20']);
  await set(hour!(), '13', 'change');
  expect(offered()).toEqual(['', '00', '10', '20', '30', '40', '50']);
});

/** Chooses in the parts of the plain field, and types the same at the desk. */
async function giveTime(day: string | undefined, parts: readonly string[]): Promise<void> {
  const [date] = all('#plain input');
  if (date && day) await set(date, day, 'input');
  for (const [index, part] of parts.entries()) await set(all<HTMLSelectElement>('#plain select')[index]!, part, 'change');
  const [field] = all('#desk input');
  await act(async () => field!.focus());
  await set(field!, day ? formatChosenMoment(`${day} ${parts.join(':')}`) : parts.join(':'), 'input');
  await act(async () => field!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  await act(async () => field!.blur());
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const inSteps = (below: number, step: number) => fc.integer({ min: 0, max: Math.ceil(below / step) - 1 }).map((n) => twoDigits(n * step));

it('stores the length of something as the desk does', async () => {
  const extras = fc.constantFrom<Extras>({}, { minStep: 1 }, { minStep: 10, showSec: true }, { showSec: true, secStep: 10 });
  const times = extras.chain((each) =>
    fc.tuple(
      fc.constant(each),
      inSteps(24, 1),
      inSteps(60, each.minStep ?? 5),
      each.showSec ? inSteps(60, each.secStep ?? 5) : fc.constant(undefined),
    ),
  );
  await fc.assert(
    fc.asyncProperty(times, async ([each, ...parts]) => {
      const stored = await showBoth(propertyOf('Duration', each));
      await giveTime(
        undefined,
        parts.filter((part) => part !== undefined),
      );
      const { plain, desk } = stored();
      await leave?.();
      expect(plain).toEqual(desk);
      expect(plain).toHaveLength(1);
    }),
    { numRuns: 6, seed: 11 },
  );
});

it('stores a day and its time as the desk does', async () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
  const times = fc.constantFrom<Extras>({}, { minStep: 15 }).chain((each) =>
    fc.tuple(
      fc.constant(each),
      days.map((day) => day.toISOString().slice(0, 10)),
      inSteps(24, 1),
      inSteps(60, each.minStep ?? 30),
    ),
  );
  await fc.assert(
    fc.asyncProperty(times, async ([each, day, hours, minutes]) => {
      const stored = await showBoth(propertyOf('TimePicker', each));
      await giveTime(day, [hours, minutes]);
      const { plain, desk } = stored();
      await leave?.();
      expect(plain).toEqual(desk);
      expect(plain).toHaveLength(1);
    }),
    { numRuns: 6, seed: 11 },
  );
});

it('stores choices as the desk does', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ text: value.toUpperCase(), value }));
  const questions = [
    propertyOf('Boolean', {}),
    propertyOf('Selection', { options }),
    propertyOf('Selection', { options, customizeOthers: true }),
    propertyOf('Checkbox', { options, customizeOthers: true }),
  ];
  const chosen = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...questions), chosen, async (property, positions) => {
      const stored = await showBoth(property);
      for (const position of positions) {
        for (const place of ['#plain', '#desk']) {
          const choices = all(`${place} input:is([type="radio"], [type="checkbox"])`);
          await act(async () => choices[position % choices.length]!.click());
        }
      }
      const { plain, desk } = stored();
      await leave?.();
      expect(plain).toEqual(desk);
    }),
    { numRuns: 10, seed: 11 },
  );
});

it.each([3, 12])("takes one's own words in place of %i options, and reads them as they were written", async (count) => {
  const options = Array.from({ length: count }, (_, number) => ({ text: `Option ${number}`, value: `${number}` }));
  const property = propertyOf('Selection', { options, customizeOthers: true });
  const stored = await showBoth(property);
  for (const place of ['#plain', '#desk']) {
    await act(async () => all(`${place} input[type="radio"]`).at(-1)!.click());
    await set(all(`${place} input:not([type="radio"])`)[0]!, 'Both at once', 'input');
  }
  const { plain, desk } = stored();
  expect(plain).toEqual([{ programFeedbackPropertyId: 'asked', value: 'other:Both at once' }]);
  expect(desk).toEqual(plain);
  expect(answerText(property, plain[0]!.value, { yes: 'Yes', no: 'No' })).toBe('Both at once');
});

it.each<[FeedbackProperty['type'], Extras, FieldValue | undefined, Partial<Record<'rows' | 'shown', string>>]>([
  ['String', {}, undefined, { rows: '7' }],
  ['String', { defaultLines: 3 }, undefined, { rows: '3' }],
  ['Rating', { count: 4 }, 3, { shown: '3 of 4' }],
  ['Rating', { count: 4, showText: false }, 3, {}],
])('shows a %s with %j as its extras say', async (type, extras, value, { rows, shown }) => {
  await showBoth(propertyOf(type, extras), value);
  for (const place of ['#plain', '#desk']) {
    expect(document.querySelector(`${place} textarea`)?.getAttribute('rows')).toBe(rows);
    expect(document.querySelector(place)?.textContent?.replace('Asked', '')).toBe(shown ?? '');
  }
});

it('shows a time that was stored under other steps, and takes it back whole', async () => {
  const stored = await showBoth(propertyOf('TimePicker', { minStep: 30 }), '2031-06-05 17:10');
  const [hours, minutes] = all<HTMLSelectElement>('#plain select');
  expect([hours?.value, minutes?.value]).toEqual(['17', '10']);
  await set(all('#plain input')[0]!, '', 'input');
  await set(minutes!, '', 'change');
  expect([hours?.value, minutes?.value]).toEqual(['', '']);
  expect(stored().plain).toEqual([]);
});

it.each<[string, boolean]>([
  ['2031-06-05 ', true],
  [' 17:00', true],
  ['2031-06-05 17:00', false],
  ['', false],
])('a moment of "%s" is unfinished: %s', (value, expected) => {
  expect(isUnfinished(value)).toBe(expected);
});
