// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../app/call-error.ts';
import { press, show } from '../../../testing/show.ts';
import { useSendKept } from './use-send-kept.ts';

const refusal = new CallError(409, { code: 'Trellis:StaleStamp', message: 'Closed', details: null, data: {}, validationErrors: [] });
const send = vi.fn<() => Promise<unknown>>();
const [onWaiting, onSent] = [vi.fn(), vi.fn()];

function Form() {
  const { state, submit, edit } = useSendKept({ send, onWaiting, onSent });
  return createElement('div', null, [
    createElement('output', { key: 'state' }, state.name),
    createElement('button', { key: 'send', onClick: () => void submit([]) }, 'Send'),
    createElement('button', { key: 'edit', onClick: edit }, 'Edit'),
  ]);
}

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.resetAllMocks();
});

const state = () => document.querySelector('output')?.textContent;
const comeBack = () => act(async () => window.dispatchEvent(new Event('online')));

it('waits without a connection, keeps what waits, and sends it once when there is one', async () => {
  send.mockRejectedValueOnce(new TypeError('away')).mockResolvedValue(undefined);
  leave = await show(createElement(Form));
  await press('Send');
  expect(state()).toBe('waiting');
  expect(onWaiting).toHaveBeenCalledOnce();
  await comeBack();
  expect(state()).toBe('sent');
  expect(onSent).toHaveBeenCalledOnce();
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not send by itself what was changed since', async () => {
  send.mockRejectedValue(new TypeError('away'));
  leave = await show(createElement(Form));
  await press('Send');
  await press('Edit');
  await comeBack();
  expect(send).toHaveBeenCalledOnce();
  expect(state()).toBe('editing');
});

it('tells what the center refuses, and does not ask again', async () => {
  send.mockRejectedValue(refusal);
  leave = await show(createElement(Form));
  await press('Send');
  expect(state()).toBe('refused');
  await comeBack();
  expect(send).toHaveBeenCalledOnce();
  expect(onWaiting).not.toHaveBeenCalled();
});
