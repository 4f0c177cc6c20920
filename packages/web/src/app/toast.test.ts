import { beforeEach, expect, it } from 'vitest';
import { toast, toasts } from './toast.ts';

beforeEach(() => toasts.set([]));
const shown = () => toasts.current().map(({ text }) => text);

it('shows three at most, the latest, and equal ones once', () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) toast('success', text);
  expect(shown()).toEqual(['two', 'three', 'four']);
});

it('loses no failure to what went well meanwhile', () => {
  toast('error', 'failed');
  for (const text of ['one', 'two', 'three']) toast('success', text);
  expect(shown()).toEqual(['failed', 'two', 'three']);
  for (const text of ['again', 'once more']) toast('error', text);
  toast('success', 'four');
  expect(shown()).toEqual(['again', 'once more', 'four']);
});
