import { expect, it } from 'vitest';
import { elapsedText } from './elapsed.tsx';

it.each([
  [-4, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [3_605, '1:00:05'],
])('says %d seconds as %s', (seconds, text) => expect(elapsedText(seconds)).toBe(text));
