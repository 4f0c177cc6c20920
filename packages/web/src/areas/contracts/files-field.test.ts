// @vitest-environment happy-dom
import type { ContractFile } from '@trellis/contract/contracts/schemas';
import { act, createElement, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseFile } from '../../testing/choose-file.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import type { UploadedFile } from '../../ui/upload-file.ts';
import { FilesField } from './files-field.tsx';

const arriving = Promise.withResolvers<UploadedFile>();
vi.mock('../../ui/upload-file.ts', () => ({ uploadFile: () => arriving.promise }));

let leave: () => Promise<void>;
afterEach(() => leave());

it('a file that is removed while another one is on its way stays removed', async () => {
  function Editing() {
    const [value, onChange] = useState<ContractFile[]>([{ id: 'old', fileName: 'old.pdf', url: '/old' }]);
    return createElement(FilesField, { value, onChange });
  }
  leave = await show(createElement(Editing));
  await chooseFile(new File(['%PDF'], 'new.pdf', { type: 'application/pdf' }));
  await soon(() => expect(document.body.textContent).toContain('new.pdf'));
  await act(async () => document.querySelector<HTMLElement>('button[aria-label*="old.pdf"]')?.click());
  await act(async () => arriving.resolve({ id: 'new', fileName: 'new.pdf', url: '/new' }));
  await soon(() => expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent.trim())).toEqual(['new.pdf']));
});
