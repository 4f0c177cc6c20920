import { describe, expect, it } from 'vitest';
import { type EditedExtras, editedExtras, extrasFault, extrasIn } from './extras.ts';

const option = (value: string, text = value) => ({ value, text });
const said = (extras: unknown): EditedExtras => editedExtras.parse(extras);

describe('what a type must say of itself', () => {
  it.each([
    ['Selection', {}, 'Trellis:OptionsMissing'],
    ['Selection', { options: [option('a', ' ')] }, 'Trellis:OptionsMissing'],
    ['Selection', { options: [option('')] }, 'Trellis:OptionsMissing'],
    ['Selection', { zh: { options: [option('a')] } }, 'Trellis:OptionsMissing'],
    ['Selection', { en: { options: [option('a')] } }, 'Trellis:OptionsMissing'],
    ['Checkbox', { customizeOthers: true }, 'Trellis:OptionsMissing'],
    ['Selection', { options: [option('a'), option('a', 'b')] }, 'Trellis:OptionsRepeated'],
    ['Rating', {}, 'Trellis:RatingCountMissing'],
    ['Rating', { en: { count: 5 } }, 'Trellis:RatingCountMissing'],
    ['Rating', { zh: { count: 5 }, en: {} }, 'Trellis:RatingCountMissing'],
    ['Number', { minValue: 9, maxValue: 1 }, 'Trellis:ExtrasRange'],
    ['Number', { step: 0 }, 'Trellis:ExtrasRange'],
    ['TimePicker', { minTime: '2026-02-02 10:00', maxTime: '2026-02-01 10:00' }, 'Trellis:ExtrasRange'],
  ] as const)('refuses a %s with %j', (type, extras, code) => {
    expect(extrasFault(type, said(extras))).toBe(code);
  });

  it.each([
    ['String', {}],
    ['String', { defaultLines: 3 }],
    ['Selection', { options: [option('a')] }],
    ['Selection', { zh: { options: [option('a', '甲')] }, en: { options: [option('a', 'A')] } }],
    ['Rating', { count: 5 }],
    ['Rating', { count: 5, zh: { options: [option('1')] }, en: { options: [option('1')] } }],
    ['Number', { minValue: 1, maxValue: 9, step: 2 }],
    ['TimePicker', { minTime: '2026-02-02 10:00', maxTime: 'current' }],
  ] as const)('takes a %s with %j', (type, extras) => {
    expect(extrasFault(type, said(extras))).toBeUndefined();
  });

  it('knows no other extras than those that fields read', () => {
    expect(editedExtras.safeParse({ stars: 5 }).success).toBe(false);
    expect(editedExtras.safeParse({ en: { stars: 5 } }).success).toBe(false);
    expect(editedExtras.safeParse('{a').success).toBe(false);
  });
});

it('reads what is said for every language in each, and English where Spanish says nothing', () => {
  const extras = said({ showText: true, en: { count: 5 }, zh: { count: 3 } });
  expect([extrasIn(extras, 'en'), extrasIn(extras, 'zh'), extrasIn(extras, 'es')]).toEqual([
    { showText: true, count: 5 },
    { showText: true, count: 3 },
    { showText: true, count: 5 },
  ]);
});
