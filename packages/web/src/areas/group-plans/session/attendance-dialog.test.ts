// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { attendanceForm, type GroupChild } from '@trellis/contract/group-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { press, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { AttendanceDialog } from './attendance-dialog.tsx';

const child = (attendance?: GroupChild['attendance']) =>
  ({ subjectId: 'ada', name: 'Ada', attendance, comments: null, arrivedAt: null, leftAt: null }) as GroupChild;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(of: GroupChild): Promise<unknown[]> {
  const saved: unknown[] = [];
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  const answers = { saveAttendance: async (given: unknown) => saved.push(given) } as never;
  const session = { openedAt: '2031-01-06T09:00:00Z', isWritable: true };
  leave = await show(createElement(AttendanceDialog, { session, child: of, answers, onClose: () => undefined }), client);
  return saved;
}
const mark = (value: string) => act(async () => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());

it('is not saved before it is said whether the child is there', async () => {
  const saved = await open(child());
  await press('Save');
  await soon(() => expect(document.body.textContent).toContain('Attendance is required'));
  expect(saved).toEqual([]);
  const said = { sessionId: crypto.randomUUID(), userId: crypto.randomUUID() };
  expect(attendanceForm.safeParse(said).success).toBe(false);
  expect(attendanceForm.safeParse({ ...said, attendance: 'Absent' }).success).toBe(true);
});

it('is saved without a comment, and with one', async () => {
  const saved = await open(child('Attend'));
  await mark('RequestForLeave');
  await press('Save');
  await soon(() => expect(saved).toEqual([{ userId: 'ada', attendance: 'RequestForLeave', comments: '' }]));
  await leave?.();
  const again = await open(child('Attend'));
  await mark('Absent');
  await type('Comment', 'No message');
  await press('Save');
  await soon(() => expect(again).toEqual([{ userId: 'ada', attendance: 'Absent', comments: 'No message' }]));
});
