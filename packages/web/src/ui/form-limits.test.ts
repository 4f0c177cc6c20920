import { expect, it } from 'vitest';
import { z } from 'zod';
import { limitsOf } from './form-limits.ts';

it('knows how long a text may be, however its call changes it on the way', () => {
  const lengths = [
    z.string().trim().max(7),
    z.string().max(7).nullable().default(null),
    z.email().max(7),
    z
      .email()
      .max(7)
      .transform((address) => address.toLowerCase()),
    z.email().max(7).optional(),
    z.preprocess((given) => given, z.string().max(7)),
  ].map((schema) => limitsOf(schema).maxLength);
  expect(lengths).toEqual(Array(6).fill(7));
});
