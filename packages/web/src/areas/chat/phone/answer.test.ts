// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, refuse } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { Answer } from './answer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('an answer that is refused stays, and is told why', async () => {
  answerCalls(['chatGuests'], () => refuse('Business:CenterStateInvalid', 'Riverside is closed'));
  leave = await show(createElement(Answer, { token: 'token' }));
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(field), 'value', 'All is well', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('Riverside is closed'));
  expect(field.value).toBe('All is well');
});
