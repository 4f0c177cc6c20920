// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '../../app/call-error.ts';
import { fieldOf, press, show, type } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { TextField } from '../text-field.tsx';
import { ResourceDrawer } from './resource-drawer.tsx';

const school = z.object({ name: z.string(), city: z.string(), concurrencyStamp: z.string() });
type School = z.infer<typeof school>;
type Values = Pick<School, 'name' | 'city'>;

const opened: School = { name: 'Elm', city: 'Boston', concurrencyStamp: 'first' };
const newer: School = { ...opened, city: 'Salem', concurrencyStamp: 'second' };
const refusal = (code: string, current?: School) =>
  new CallError(409, { code, message: 'Refused', details: null, data: current ? { current } : {}, validationErrors: [] });

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(save: (values: Values, known: School | undefined) => Promise<unknown>): Promise<void> {
  const fields = createElement('div', null, [
    createElement(TextField, { key: 'name', name: 'name', label: 'Name', schema: z.string().min(1).max(20) }),
    createElement(TextField, { key: 'city', name: 'city', label: 'City', schema: z.string().max(20) }),
  ]);
  const form = {
    schema: school,
    valuesOf: (one: School | undefined): Partial<Values> => ({ name: one?.name, city: one?.city }),
    facts: (one: School) => [
      { key: 'name', field: 'Name', value: one.name },
      { key: 'city', field: 'City', value: one.city },
    ],
    save,
    fields: () => fields,
  };
  leave = await show(createElement(ResourceDrawer<School, Values>, { title: 'School', item: opened, form, onClose: () => undefined }));
}

it('shows what somebody else saved, takes it over where nothing was typed, and saves over it the next time', async () => {
  const save = vi.fn<(values: Values, known: School | undefined) => Promise<unknown>>();
  save.mockRejectedValueOnce(refusal('Trellis:StaleStamp', newer)).mockResolvedValueOnce(undefined);
  await open(save);
  await type('Name', 'Elm Street');
  await press('Save');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('City: now Salem');
  expect([fieldOf('Name').value, fieldOf('City').value]).toEqual(['Elm Street', 'Salem']);
  await press('Save');
  expect(save.mock.calls.map(([values, known]) => [values, known?.concurrencyStamp])).toEqual([
    [{ name: 'Elm Street', city: 'Boston' }, 'first'],
    [{ name: 'Elm Street', city: 'Salem' }, 'second'],
  ]);
});

it('stays open with what was typed where the server refuses', async () => {
  await open(() => Promise.reject(refusal('Trellis:SchoolTaken')));
  await type('Name', 'Oak');
  await press('Save');
  expect([document.querySelector('[role=alert]')?.textContent, fieldOf('Name').value]).toEqual(['This was not savedRefused', 'Oak']);
});

it('sends nothing while a text is missing that the call wants', async () => {
  const save = vi.fn<() => Promise<unknown>>();
  await open(save);
  await type('Name', '');
  await press('Save');
  await soon(() => expect(document.querySelector('.ant-form-item-explain-error')?.textContent).toBe('Please fill in: Name'));
  expect(save).not.toHaveBeenCalled();
  expect(fieldOf('Name').maxLength).toBe(20);
});
