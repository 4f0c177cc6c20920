// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, refuse, reply } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { CodeDialog } from './code-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await leave?.();
});

async function open(answer: () => Response): Promise<void> {
  answerCalls(['vrClassroom'], answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'maya', tenant: { id: 'center', zone: 'UTC' }, roles: [] } as never);
  const test = { id: '00000000-0000-4000-8000-000000000001', subjectName: 'Ada Berg' };
  leave = await show(createElement(CodeDialog, { test, onClose: () => undefined }), client);
}
const timer = () => document.querySelector('[role=timer]')?.textContent;
const isOpen = () => document.querySelector('.ant-modal-wrap:not([style*="display: none"]) .ant-zoom-leave') === null;

it('closes by itself after 40 seconds, and counts them down', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const code = { code: 'ABCD2345', content: 'ABCD2345', expiresAt: '2099-01-01T00:00:00Z', closesAfterSeconds: 40 };
  await open(() => reply(code));
  await soon(() => expect(timer()).toBe('Closes by itself in 40 seconds'));
  await act(async () => vi.advanceTimersByTime(39_000));
  expect([timer(), isOpen()]).toEqual(['Closes by itself in 1 second', true]);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(isOpen()).toBe(false);
});

it('says that the test could not be read, and why', async () => {
  await open(() => refuse('RocketSystem:TestCodeClosed', 'This code is no longer valid.'));
  await soon(() => expect(document.body.textContent).toContain('Failed to get test info'));
  expect(document.body.textContent).toContain('This code is no longer valid.');
});
