// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseFile } from '../../testing/choose-file.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import type { UploadedFile } from '../../ui/upload-file.ts';
import { FileField } from './file-field.tsx';

const arriving = Promise.withResolvers<UploadedFile>();
vi.mock('../../ui/upload-file.ts', () => ({ uploadFile: () => arriving.promise }));

let leave: () => Promise<void>;
afterEach(() => leave());

it('while a file is on its way no other one is chosen, which it would overwrite when it comes', async () => {
  const onChange = vi.fn();
  leave = await show(createElement(FileField, { kind: 'video', onChange }));
  const isOpen = () => document.querySelector<HTMLInputElement>('input[type=file]')?.disabled === false;
  expect(isOpen()).toBe(true);
  await chooseFile(new File(['x'], 'walk.mp4', { type: 'video/mp4' }));
  await soon(() => expect(isOpen()).toBe(false));
  await act(async () => arriving.resolve({ id: 'walk', fileName: 'walk.mp4', url: '/walk' }));
  await soon(() => expect([onChange.mock.calls.length, isOpen()]).toEqual([1, true]));
});
