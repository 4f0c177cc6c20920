import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

it('the next step of a session follows its state, and its end once it runs', () => {
  const endTime = '2026-11-23T15:45:00Z';
  const step = (state: Parameters<typeof nextStepOf>[0]['state'], now: string) => nextStepOf({ state, endTime }, new Date(now));
  expect(step('scheduled', '2026-11-23T15:00:00Z')).toBe('start');
  expect(step('opened', '2026-11-23T15:44:59Z')).toBe('goOn');
  expect(step('opened', '2026-11-23T15:45:00Z')).toBe('finish');
  expect(step('finished', '2026-11-23T16:00:00Z')).toBe('feedback');
  expect(step('cancelled', '2026-11-23T16:00:00Z')).toBeUndefined();
});
