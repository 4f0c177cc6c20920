// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { api } from '../../../app/api.ts';
import { currentUserOptions } from '../../../app/current-user.ts';
import { refusedAt } from '../../../app/unsent/refused-at.ts';
import { discardUnsent, sendUnsent, unsent } from '../../../app/unsent/unsent.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { MissedChoices } from './missed-choices.tsx';
import { RefusedBookings } from './refused-bookings.tsx';

const hoursAway = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const today = {
  zone: 'UTC',
  coaches: [{ entries: [{ id: 'booking', subjectName: 'Ada', time: '2031-06-04T09:00:00Z' }] }],
} as unknown as Today;

let leave: (() => Promise<void>) | undefined;
let asked: Asked[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  asked = [];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  answerCalls(['missedBookings', 'account'], (call) => {
    if (call.path === '/health') return reply(null);
    if (call.body) asked.push(call);
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  // as the device kept it
  const reasons = [
    { reason: 'NoShow', from: hoursAway(-1), takesClass: true },
    { reason: 'LateCancellation', from: hoursAway(1), takesClass: false },
  ];
  client.setQueryData(api.missedBookings.get.queryKey({ input: { id: 'booking' } }), { reasons, decided: null } as never);
  const parts = [
    createElement(MissedChoices, { key: 'choices', id: 'booking', zone: 'UTC', onDone: () => undefined }),
    createElement(RefusedBookings, { key: 'refused', today }),
  ];
  leave = await show(createElement('div', null, parts), client);
});
afterEach(async () => {
  await leave?.();
  for (const { id } of unsent.current()) await discardUnsent(id);
});

const said = () => document.body.textContent;
async function sayNobodyCame(): Promise<void> {
  await soon(() => expect(said()).toContain('Nobody came'));
  // nobody is cancelled late before that costs anything
  expect(said()).not.toContain('Canceled too late');
  await press('Nobody cameUses up a session');
  await soon(() => expect(said()).toContain('Kept on this device'));
  // by then it was tried once: what is refused at the first try is said at once, and is not kept
  await soon(() => expect(asked.length).toBeGreaterThan(0));
}

it('says without a network that nobody came, keeps it with its moment, and sends it when the center is back', async () => {
  await sayNobodyCame();
  asked = [];
  answer = () => reply({ taken: 1 });
  sendUnsent();
  await soon(() => expect(unsent.current()).toEqual([]));
  expect(asked).toMatchObject([
    { path: expect.stringMatching(/\/booking\/missed$/), body: { reason: 'NoShow', saidAt: expect.stringContaining('T') } },
  ]);
});

it('is taken back while it waits, and nothing of it is sent', async () => {
  await sayNobodyCame();
  await press('Take it back');
  await soon(() => expect(unsent.current()).toEqual([]));
  asked = [];
  answer = () => reply({ taken: 1 });
  sendUnsent();
  await soon(() => expect(said()).toContain('Nobody came'));
  expect(asked).toEqual([]);
});

it('is shown at Today where the center does not take it, until somebody discards it', async () => {
  await sayNobodyCame();
  answer = () => refuse('RocketSystem:AlreadyStarted', 'The session has begun');
  sendUnsent();
  await soon(() => expect(said()).toContain('The center did not take this: The session has begun'));
  expect(said()).toMatch(/Ada.*: Nobody came/);
  expect(refusedAt.current()).toBe('/system/center/dataPanel/workTable');
  await press('Discard');
  await soon(() => expect(unsent.current()).toEqual([]));
  expect(refusedAt.current()).toBe('');
});
