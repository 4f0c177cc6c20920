// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { passOn } from '../app/live/heard.ts';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { useLaterFile } from './later-file.ts';

const toast = vi.hoisted(() => vi.fn());
const look = vi.hoisted(() => vi.fn());
vi.mock('../app/toast.ts', () => ({ toast }));
vi.mock('../app/api.ts', () => ({ api: { exports: { key: () => ['exports'], get: { call: look } } } }));

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const hear = (id: number) => act(async () => passOn({ id, topic: 'jobs', data: { kind: 'export', id: 'e' } }));

it('says that a file is there, though the server was away when it was looked for', async () => {
  look
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ state: 'Running' })
    .mockResolvedValueOnce({ state: 'Ready', fileName: 'Children.xlsx' });
  function Asking() {
    const comesLater = useLaterFile();
    return createElement('button', { onClick: () => comesLater('e') });
  }
  leave = await show(createElement(Asking));
  await act(async () => document.querySelector('button')?.click());
  await hear(1);
  await hear(2);
  await soon(() => expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('Children.xlsx')));
  await hear(3);
  expect(look).toHaveBeenCalledTimes(3);
});
