// @vitest-environment happy-dom
import { createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { hasUnsaved, mayLeave } from '../app/unsaved.ts';
import { press, show, type } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { PageForm } from './page-form.tsx';
import { TextField } from './text-field.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('asks before the page is left that it was typed into, until it is saved', async () => {
  const Form = PageForm as FunctionComponent<Omit<Parameters<typeof PageForm>[0], 'children'>>;
  const field = createElement(TextField, { name: 'name', label: 'Name', schema: z.string().max(9) });
  leave = await show(createElement(Form, { saved: 'Saved', onSave: async () => undefined }, field));
  expect([hasUnsaved(), await mayLeave()]).toEqual([false, true]);
  await type('Name', 'Nia');
  const left = mayLeave();
  await soon(() => expect(document.body.textContent).toContain('Discard your changes?'));
  await press('Keep editing');
  expect(await left).toBe(false);
  await press('Save');
  await soon(() => expect(hasUnsaved()).toBe(false));
});
