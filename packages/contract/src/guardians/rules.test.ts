import { describe, expect, it } from 'vitest';
import { comparedFields, mergedFields } from './rules.ts';

const nobody = Object.fromEntries(comparedFields.map((field) => [field, null])) as Record<(typeof comparedFields)[number], string | null>;

describe('two records of one guardian', () => {
  it('keep what the one who stays has, and take the rest from the other', () => {
    const kept = { ...nobody, fullName: 'Rosa Ruiz', phone: '1', language: 'es' };
    const other = { ...nobody, fullName: 'R. Ruiz', phone: '2', email: 'rosa@test.example', language: 'en' };
    expect(mergedFields(kept, other)).toEqual({ ...kept, email: 'rosa@test.example' });
  });
});
