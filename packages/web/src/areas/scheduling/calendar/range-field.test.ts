// @vitest-environment happy-dom
import { Form } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { RangeField } from './range-field.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(fault: 'oneLeft' | 'last' | null): Promise<unknown[]> {
  const saved: unknown[] = [];
  const field = createElement(RangeField, { label: 'Change', one: 'This one', all: 'This and 2 more', fault });
  const save = createElement('button', { type: 'submit' }, 'Save');
  leave = await show(createElement(Form, { onFinish: (values: unknown) => saved.push(values) }, field, save));
  return saved;
}
const choice = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`);

it('asks whether what follows changes too, and takes nothing before that is said', async () => {
  const saved = await open(null);
  await press('Save');
  await soon(() => expect(document.body.textContent).toContain('Change is required'));
  expect(saved).toEqual([]);
  await act(async () => choice('following')?.click());
  await press('Save');
  await soon(() => expect(saved).toEqual([{ range: 'following' }]));
});

it.each(['oneLeft', 'last'] as const)('offers one alone where nothing can follow (%s), and says why', async (fault) => {
  await open(fault);
  expect([choice('one')?.disabled, choice('following')?.disabled]).toEqual([false, true]);
  expect(document.querySelector('.ant-form-item-extra')?.textContent).not.toBe('');
});
