// @vitest-environment happy-dom
import { act, createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '../app/call-error.ts';
import { buttonOf, fieldOf, press, show, type } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

const refusal = (members: string[]) =>
  new CallError(400, {
    code: 'Trellis:InvalidInput',
    message: 'Refused',
    details: null,
    data: {},
    validationErrors: members.map((member) => ({ message: `${member} is wrong`, members: [member] })),
  });

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const told = () => document.querySelector('.ant-alert[role=alert]')?.textContent;
const marked = () => document.querySelector('.ant-form-item-explain-error')?.textContent;

async function begin(onSave: () => Promise<unknown> = async () => undefined): Promise<void> {
  const field = createElement(TextField, { name: 'code', label: 'Code', schema: z.string().max(9) });
  const Asking = FormDialog as FunctionComponent<Omit<Parameters<typeof FormDialog>[0], 'children'>>;
  leave = await show(createElement(Asking, { title: 'Code', onSave, onClose: () => undefined }, field));
}

async function open(onSave: () => Promise<unknown>): Promise<void> {
  await begin(onSave);
  await type('Code', 'A-1');
  await press('Save');
}

it('says at its field what the server named there, and nothing twice', async () => {
  await open(() => Promise.reject(refusal(['code'])));
  await soon(() => expect(marked()).toBe('code is wrong'));
  expect([told(), fieldOf('Code').value]).toEqual([undefined, 'A-1']);
});

it('says above the form what no field of it says', async () => {
  await open(() => Promise.reject(refusal(['elsewhere'])));
  expect([marked(), told(), fieldOf('Code').value]).toEqual([undefined, 'Refused', 'A-1']);
});

it('forgets a failure when it is sent again, and stays where the save says so', async () => {
  const save = vi.fn<() => Promise<unknown>>();
  await open(save.mockRejectedValueOnce(refusal([])).mockResolvedValueOnce(false));
  expect(told()).toBe('Refused');
  await press('Save');
  expect([told(), fieldOf('Code').value, save.mock.calls.length]).toEqual([undefined, 'A-1', 2]);
});

it('is sent once by a double tap, however long the page takes to show that it is being sent', async () => {
  const save = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(refusal([]))
    .mockReturnValue(new Promise(() => undefined));
  await open(save);
  await act(async () => {
    buttonOf('Save').click();
    await new Promise((resolve) => setTimeout(resolve));
    buttonOf('Save').click();
  });
  expect(save).toHaveBeenCalledTimes(2);
});

const escape = () => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
const isLeaving = (which: string) => document.querySelector(`.ant-modal${which}.ant-zoom-leave`) !== null;
const isClosed = () => isLeaving(':not(.ant-modal-confirm)');
const asks = () => soon(() => expect(document.body.textContent).toContain('Discard your changes?'));

it.each([
  ['Esc', escape],
  ['Cancel', () => press('Cancel')],
])('%s asks before it throws away what was typed, which stays where that is kept', async (_, close) => {
  await begin();
  await type('Code', 'A-1');
  await close();
  await asks();
  await press('Keep editing');
  await soon(() => expect(isLeaving('.ant-modal-confirm')).toBe(true));
  expect([isClosed(), fieldOf('Code').value]).toEqual([false, 'A-1']);
});

it('closes where what was typed is discarded', async () => {
  await begin();
  await type('Code', 'A-1');
  await escape();
  await asks();
  await press('Discard');
  await soon(() => expect(isClosed()).toBe(true));
});

it('closes unasked where nothing was typed', async () => {
  await begin();
  await escape();
  await soon(() => expect(isClosed()).toBe(true));
  expect(document.body.textContent).not.toContain('Discard');
});
