// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepStepUp } from '../../../app/step-up.ts';
import { show } from '../../../testing/show.ts';
import { CodeGate } from './code-gate.tsx';

const gate = createElement(CodeGate, null, createElement('textarea', { 'aria-label': 'Remark' }));
const remark = () => document.querySelector('textarea');

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  keepStepUp(undefined);
});

it('shows nothing of what stands behind the code before it was entered', async () => {
  leave = await show(gate);
  expect(remark()).toBeNull();
  await act(async () => keepStepUp('proof'));
  expect(remark()).not.toBeNull();
});

it('asks again above the page when the proof is lost, and keeps what was typed beneath', async () => {
  keepStepUp('proof');
  leave = await show(gate);
  const field = remark();
  if (field) field.value = 'half a sentence';
  await act(async () => keepStepUp(undefined));
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Enter a new code');
  expect(remark()).toBe(field);
  expect(remark()?.value).toBe('half a sentence');
  await act(async () => keepStepUp('another'));
  expect(remark()?.value).toBe('half a sentence');
});
