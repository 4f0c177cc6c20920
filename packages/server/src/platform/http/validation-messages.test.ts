import { type Language, languages } from '@trellis/contract/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessages } from './validation-messages.ts';

const schema = z.object({ name: z.string().max(3), level: z.int().min(1), items: z.array(z.object({ id: z.uuid() })).optional() });

function faults(input: unknown, language: Language) {
  const { error } = schema.safeParse(input);
  return validationMessages(error?.issues ?? [], input, language);
}

describe('validation messages', () => {
  it.each([
    ['en', 'name is required'],
    ['zh-Hans', 'name 为必填项'],
    ['es', 'name es obligatorio'],
  ] as const)('say in %s that a value is missing', (language, message) => {
    expect(faults({ level: 1 }, language)).toEqual([{ message, members: ['name'] }]);
  });

  it('name every missing field, also where nothing was sent', () => {
    expect(faults({}, 'en').flatMap(({ members }) => members)).toEqual(['name', 'level']);
    expect(validationMessages([{ message: 'x', path: ['name'] }], undefined, 'en')).toEqual([
      { message: 'name is required', members: ['name'] },
    ]);
  });

  it('name a field within a list by its path', () => {
    expect(faults({ name: 'a', level: 1, items: [{ id: crypto.randomUUID() }, {}] }, 'en')).toEqual([
      { message: 'items.1.id is required', members: ['items.1.id'] },
    ]);
  });

  it('tell a wrong value from a missing one', () => {
    const [fault] = faults({ name: 'too long', level: 1 }, 'en');
    expect(fault).toEqual({ message: expect.not.stringContaining('required'), members: ['name'] });
    expect(faults({ name: null, level: 1 }, 'en')[0]?.message).not.toContain('required');
  });

  it('speak every language about the same fault', () => {
    const texts = languages.map((language) => faults({ name: 'a', level: 0 }, language)[0]?.message);
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('name no field where the whole input is wrong', () => {
    expect(faults('text', 'en')).toEqual([{ message: expect.any(String), members: [] }]);
  });
});
