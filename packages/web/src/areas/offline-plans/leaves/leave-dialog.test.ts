// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { press, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { LeaveRecords } from './leave-records.tsx';

const planId = crypto.randomUUID();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const session = (num: number, bookedFor: string | null) => ({ id: crypto.randomUUID(), num, bookedFor });

let leave: (() => Promise<void>) | undefined;
let sent: unknown[];
let booked: (string | null)[];
beforeEach(() => {
  sent = [];
  answerCalls(['offlinePlans', 'planLeaves'], ({ path, body }) => {
    if (path.endsWith('/leaveRequest')) return reply(sent.push(body));
    if (path.endsWith('/userCourseList'))
      return reply({ items: booked.map((time, place) => session(place + 4, time)), totalCount: booked.length });
    return reply({ id: planId, subjectName: 'Emma' });
  });
});
afterEach(() => leave?.());

const open = async (part: ReactElement = createElement(LeaveDialog, { planId, onClose: () => undefined })) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(part, client);
};
const flags = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const flag = (value: string) => flags().find((each) => each.value === value) as HTMLInputElement;

it('begins with the next booked session, asks for leave from it, and sends nothing before it is said what happened', async () => {
  booked = [null, inDays(1), inDays(8)];
  await open();
  await soon(() => expect(document.body.textContent).toContain('Session 5,'));
  await soon(() => expect([flag('RequestForLeave').disabled, flag('Absent').disabled]).toEqual([false, true]));
  await press('Save');
  await soon(() => expect(document.body.textContent).toContain('What happened is required'));
  expect(sent).toEqual([]);
  await act(async () => flag('RequestForLeave').click());
  await press('Save');
  await soon(() => expect(sent).toEqual([{ userOfflinePlanId: planId, num: 5, flag: 'RequestForLeave' }]));
});

it('says of a session whose time has come that its child was absent, in words of its own', async () => {
  booked = [inDays(-1)];
  await open();
  await soon(() => expect([flag('RequestForLeave').disabled, flag('Absent').disabled]).toEqual([true, false]));
  await act(async () => flag('Absent').click());
  await type('Reason', 'Nobody opened');
  await press('Save');
  await soon(() => expect(sent).toEqual([{ userOfflinePlanId: planId, num: 4, flag: 'Absent', comments: 'Nobody opened' }]));
});

it('reads what became of bookings in words, with the session and its time, also who came to none', async () => {
  const record = (planEvent: string, reason: string[], of: { num: number | null; bookedFor: string | null; movedTo?: string }) => ({
    id: crypto.randomUUID(),
    creationTime: '2031-01-06T12:00:00Z',
    planEvent,
    reason,
    reasonQuestion: null,
    movedTo: null,
    creator: 'Lin',
    ...of,
  });
  answerCalls(['planLeaves'], () =>
    reply({
      items: [
        record('missed', ['NoShow', 'Nobody opened'], { num: 3, bookedFor: '2031-01-06T10:00:00Z' }),
        record('bookingCancelled', ['+2'], { num: null, bookedFor: '2031-01-07T11:30:00Z' }),
        record('bookingMoved', [], { num: 2, bookedFor: '2031-01-05T08:00:00Z', movedTo: '2031-01-05T09:15:00Z' }),
        record('leaveRequested', ['Chickenpox'], { num: 9, bookedFor: null }),
      ],
      totalCount: 4,
    }),
  );
  await open(createElement(LeaveRecords, { plan: { id: planId, displayName: 'Focus' }, onClose: () => undefined }));
  await soon(() => expect(document.body.textContent).toContain('Nobody came, Nobody opened'));
  const sessions = [...document.querySelectorAll('tr[data-row-key] td:nth-child(3)')].map(({ textContent }) => textContent);
  expect(sessions).toEqual([
    expect.stringMatching(/^Session 3, .*10:00/),
    expect.stringMatching(/11:30/),
    expect.stringMatching(/8:00.* → .*9:15/),
    'Session 9',
  ]);
  expect(document.body.textContent).toContain('Chickenpox');
});
