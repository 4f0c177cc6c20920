import { describe, expect, it } from 'vitest';
import { untouched } from './untouched.ts';

const opened = { city: 'Boston', remark: null as string | null, tags: ['a'], name: { en: 'Elm', es: 'Olmo' } };

describe('what somebody else saved', () => {
  it('is taken where nothing was typed', () => {
    const newer = { city: 'Salem', remark: 'Near the river', tags: ['a', 'b'], name: { en: 'Oak', es: 'Roble' } };
    expect(untouched({ ...opened, remark: '' }, opened, newer)).toEqual(newer);
  });

  it('gives way to what was typed, in each language on its own', () => {
    const typed = { ...opened, city: 'Lynn', tags: [], name: { en: 'Elm', es: 'El olmo' } };
    const newer = { ...opened, city: 'Salem', tags: ['a', 'b'], name: { en: 'Oak', es: 'Roble' } };
    expect(untouched(typed, opened, newer)).toEqual({ remark: null, name: { en: 'Oak', es: 'El olmo' } });
  });
});
