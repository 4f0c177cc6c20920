import { expect, it } from 'vitest';
import { masked } from './masked.ts';

it.each([
  ['priya.nair@trellis.example', 'pr•••@trellis.example'],
  ['ab@c.example', 'a•••@c.example'],
  ['a@c.example', '••••@c.example'],
])('%s is told as %s', (email, expected) => expect(masked(email)).toBe(expected));
