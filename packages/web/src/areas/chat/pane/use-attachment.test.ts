// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsaved } from '../../../app/unsaved.ts';
import { show } from '../../../testing/show.ts';

const uploadFile = vi.hoisted(() => vi.fn<() => Promise<{ id: string }>>());
vi.mock('../../../ui/upload-file.ts', () => ({ uploadFile }));
vi.mock('../sending.ts', () => ({ sendMessage: async () => undefined }));
const { useAttachment } = await import('./use-attachment.ts');

let leave: (() => Promise<void>) | undefined;
const shown = vi.fn<(attachment: ReturnType<typeof useAttachment>) => void>();
beforeEach(async () => {
  leave = await show(createElement(Attaching));
});
afterEach(() => leave?.());

function Attaching() {
  const attachment = useAttachment('one');
  useEffect(() => shown(attachment));
  return null;
}
const attachment = () => shown.mock.lastCall?.[0];
const attach = () => act(async () => attachment()?.send(new File(['hello'], 'voice.webm'), 'chatVoice', 5));

it('a voice message that is on its way, or did not arrive, counts as typed until it is sent or given up', async () => {
  const upload = Promise.withResolvers<{ id: string }>();
  uploadFile.mockReturnValueOnce(upload.promise);
  await attach();
  expect(hasUnsaved()).toBe(true);
  await act(async () => upload.reject(new Error('The connection was lost')));
  expect([attachment()?.failed?.file.name, hasUnsaved()]).toEqual(['voice.webm', true]);
  uploadFile.mockResolvedValueOnce({ id: 'file' });
  await act(async () => attachment()?.again());
  expect(hasUnsaved()).toBe(false);
});
