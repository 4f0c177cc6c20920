// @vitest-environment happy-dom
import { Form } from 'antd';
import { act, createElement, type FunctionComponent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../app/toast.ts';
import { hasUnsaved } from '../app/unsaved.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { FormDialog } from './form-dialog.tsx';
import { PictureField } from './picture-field.tsx';
import type { UploadedFile } from './upload-file.ts';

let arriving: PromiseWithResolvers<UploadedFile>;
const uploadFile = vi.fn(() => arriving.promise);
vi.mock('./upload-file.ts', () => ({ uploadFile: () => uploadFile() }));

const onSave = vi.fn(async () => undefined);
let leave: () => Promise<void>;
beforeEach(async () => {
  arriving = Promise.withResolvers();
  const Asking = FormDialog as FunctionComponent<Omit<Parameters<typeof FormDialog>[0], 'children'>>;
  const Item = Form.Item as FunctionComponent<{ name: string }>;
  const field = createElement(Item, { name: 'picture' }, createElement(PictureField, { kind: 'banner', label: 'Picture' }));
  leave = await show(createElement(Asking, { title: 'Banner', onSave, onClose: () => undefined }, field));
  await chooseFile(new File(['x'], 'sun.png', { type: 'image/png' }));
  await soon(() => expect(uploadFile).toHaveBeenCalledOnce());
});
afterEach(async () => {
  await leave();
  vi.clearAllMocks();
  toasts.set([]);
});

it('a form that is saved while a file is on its way is sent with it, once', async () => {
  await press('Save');
  await press('Save');
  expect(onSave).not.toHaveBeenCalled();
  await act(async () => arriving.resolve({ id: 'sun', fileName: 'sun.png', url: '/sun' }));
  await soon(() => expect(onSave.mock.calls).toEqual([[{ picture: { id: 'sun', url: '/sun' } }]]));
});

it('a form is not sent without a file that did not come, which is told', async () => {
  await press('Save');
  await act(async () => arriving.reject(new Error('lost')));
  await soon(() => expect(toasts.current()).toHaveLength(1));
  expect(onSave).not.toHaveBeenCalled();
  await press('Save');
  await soon(() => expect(onSave).toHaveBeenCalledOnce());
});

it('a file on its way is not left behind unasked, and one whose form is given up saves nothing', async () => {
  expect(hasUnsaved()).toBe(true);
  await press('Save');
  await leave();
  await act(async () => arriving.resolve({ id: 'sun', fileName: 'sun.png', url: '/sun' }));
  expect([hasUnsaved(), onSave.mock.calls]).toEqual([false, []]);
});
