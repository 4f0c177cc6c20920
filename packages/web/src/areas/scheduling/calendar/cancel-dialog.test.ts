// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { toasts } from '../../../app/toast.ts';
import { answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const entry = {
  id: '01a1fe8b-0000-7000-8000-000000000001',
  time: '2030-01-06T15:00:00Z',
  subjectName: 'Ada',
  isRecurring: false,
} as ScheduleEntry;
const reason = 'Its session has begun.';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  toasts.set([]);
});

async function cancelWith(answer: () => Response): Promise<void> {
  let reads = 1;
  // the booking is read, and canceled at the same address
  answerCalls(['scheduling'], () => (reads-- > 0 ? reply({ ...entry, following: 0, followFault: 'last' }) : answer()));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, {
    id: 'maya',
    tenant: { id: 'centre', zone: 'UTC' },
    roles: [],
    grantedPolicies: [],
  } as never);
  leave = await show(createElement(CancelDialog, { entry, onClose: () => undefined }), client);
  await soon(() => expect(document.body.textContent).toContain('Ada, 01/06/2030 15:00'));
  await press('Cancel session');
}

it('a cancellation that fails says that it did, and why', async () => {
  await cancelWith(() => refuse('RocketSystem:NotScheduled', reason));
  await soon(() => expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain(reason));
  expect(toasts.current()).toMatchObject([{ level: 'error', text: 'Failed: nothing was canceled.' }]);
});

it('one that works says that alone', async () => {
  await cancelWith(() => reply({}));
  await soon(() => expect(toasts.current()).toMatchObject([{ level: 'success', text: 'The session was canceled.' }]));
});
