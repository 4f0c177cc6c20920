// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, useQuery } from '@tanstack/react-query';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { discardUnsent, sendUnsent, unsent } from '../../../app/unsent/unsent.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { useStartSession } from '../queries.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { gatesQuery, sessionQuery } from './session-query.ts';
import { Standing } from './standing.tsx';
import { useAnswers } from './use-answers.ts';
import { useFinish } from './use-finish.ts';
import { useKeptSession } from './use-kept-session.ts';

const answered = { feedbackProperties: [], feedbacks: [], answered: true };
const item = { id: 'Jump', hasDone: null, doneTime: null, feedbacks: [], feedbackProperties: [], trainingProgram: { title: 'Jump' } };
const next = {
  id: 'session',
  userOfflinePlanId: 'plan',
  num: 3,
  run: 2,
  state: 'notStarted',
  mayStart: true,
  isWritable: false,
  openedAt: null,
  items: [item as unknown as PlanItem],
  nonePlaybook: [],
  overall: answered,
  categoryPunch: [],
  userCourseItems: [],
  iLs: null,
} as unknown as SessionView;

/** How the session stands, and what a coach does in it. */
function Session() {
  const { data = next } = useQuery({ ...sessionQuery('plan', 3), enabled: false });
  const start = useStartSession();
  const kept = useKeptSession(data);
  const answers = useAnswers(kept.session);
  const { finish, finished, isKept, isFinishing } = useFinish(kept);
  const { session } = kept;
  const button = (name: string, onClick: () => void) => createElement('button', { key: name, type: 'button', onClick }, name);
  return [
    createElement(RefusedAnswers, { key: 'refused', session, refused: kept.refused }),
    createElement(Standing, { key: 'standing', kept }),
    createElement(
      'output',
      { key: 'state' },
      `${session.state}, ${session.items[0]?.hasDone}, ${isKept && !isFinishing ? 'kept' : (finished?.nextNum ?? '')}`,
    ),
    button('Begin', () => void start.mutateAsync({ userOfflinePlanId: 'plan' }).catch(() => undefined)),
    button('Jumped', () => answers.done(item as unknown as PlanItem)),
    button('End', finish),
    button('Give up', () => void answers.abandon('Ill').catch(() => undefined)),
  ];
}

let leave: (() => Promise<void>) | undefined;
let client: QueryClient;
let asked: (Asked & { name: string })[];
let answer: (name: string) => Response | Promise<Response>;
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const nameOf = (path: string) => path.split('/').at(-1) ?? '';

beforeEach(async () => {
  asked = [];
  answer = away;
  answerCalls(['offlinePlans', 'account'], (call) => {
    if (call.path === '/health') return reply(null);
    asked.push({ ...call, name: nameOf(call.path) });
    return answer(nameOf(call.path));
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  client.setQueryData(sessionQuery('plan', 3).queryKey, next as never);
  // as the device kept it
  client.setQueryDefaults(gatesQuery('plan').queryKey, { persister: async () => ({ gates: [], num: 3, canStart: true }) as never });
  leave = await show(createElement(Session), client);
});
afterEach(async () => {
  await leave?.();
  for (const { id } of unsent.current()) await discardUnsent(id);
});

const state = (wanted: string) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(document.querySelector('output')?.textContent).toBe(wanted);
  });

async function holdWithoutNetwork(): Promise<void> {
  await press('Begin');
  await state('open, null, ');
  await press('Jumped');
  await state('open, true, ');
  await press('End');
  await state('finished, true, kept');
}

it('starts, goes on and ends without a network, and is sent in order, each once, when it is back', async () => {
  await holdWithoutNetwork();
  asked = [];
  answer = (name) => (name === 'startCourse' ? reply({ sessionId: 'session', num: 3 }) : reply(name === 'numDone' ? { nextNum: 4 } : null));
  await press('Send now');
  await soon(() => expect(unsent.current()).toEqual([]));
  const writes = asked.filter(({ name }) => ['startCourse', 'punch', 'numDone'].includes(name));
  expect(writes.map(({ name }) => name)).toEqual(['startCourse', 'punch', 'numDone']);
  expect(writes[0]?.body).toMatchObject({ userOfflinePlanId: 'plan', num: 3, startedAt: expect.stringContaining('T') });
  // whoever begins it here does not know how often others did meanwhile
  expect(writes[1]?.body).not.toHaveProperty('run');
  await state('finished, true, 4');
});

it('is shown item by item where its contract ended meanwhile, and nothing of it goes anywhere', async () => {
  await holdWithoutNetwork();
  asked = [];
  answer = () => refuse('RocketSystem:NoValidContract', 'The contract was stopped');
  sendUnsent();
  await soon(() => expect(unsent.current().filter(({ refusal }) => refusal)).toHaveLength(3));
  expect(asked.map(({ name }) => name).filter((name) => name === 'punch' || name === 'numDone')).toEqual([]);
  await state('notStarted, null, ');
  const shown = document.body.textContent;
  expect(shown).toContain('Jump: Done');
  expect(shown.match(/The contract was stopped/g)).toHaveLength(3);
  // the one may be noted, the other is discarded
  answer = () => reply(null);
  await press('Send as a note');
  await soon(() => expect(asked.at(-1)?.name).toBe('note'));
  expect(asked.at(-1)?.body).toMatchObject({ sessionId: 'session', text: expect.stringContaining('Not taken: The contract was stopped') });
  await soon(() => expect(unsent.current()).toHaveLength(2));
  await press('Discard');
  await soon(() => expect(unsent.current()).toHaveLength(1));
});

it('is given up without a network with its reason, and begins anew once the center knows', async () => {
  await press('Begin');
  await state('open, null, ');
  await press('Jumped');
  await state('open, true, ');
  await press('Give up');
  await state('notStarted, null, ');
  await press('Begin');
  expect(unsent.current()).toHaveLength(3);
  asked = [];
  answer = (name) => (name === 'startCourse' ? reply({ sessionId: 'session', num: 3 }) : reply(null));
  await press('Send now');
  await soon(() => expect(unsent.current()).toEqual([]));
  const writes = asked.filter(({ name }) => ['startCourse', 'punch', 'abandonCourse'].includes(name));
  expect(writes.map(({ name }) => name)).toEqual(['startCourse', 'punch', 'abandonCourse']);
  expect(writes[2]?.body).toEqual({ sessionId: 'session', reason: 'Ill' });
});

it('is given up in the run that it had, where the center had begun it', async () => {
  client.setQueryData(sessionQuery('plan', 3).queryKey, { ...next, state: 'open', isWritable: true, mayStart: false } as never);
  await press('Give up');
  await state('notStarted, null, ');
  answer = () => refuse('RocketSystem:SessionNotOpen', 'Somebody finished it');
  sendUnsent();
  await soon(() => expect(asked.at(-1)).toMatchObject({ name: 'abandonCourse', body: { run: 2 } }));
});

it('does not start what stood against it when the center was last heard', async () => {
  client.setQueryDefaults(gatesQuery('plan').queryKey, {
    persister: async () => ({ gates: [{ code: 'RocketSystem:NoValidContract', level: 'block' }], num: 3, canStart: false }) as never,
  });
  await press('Begin');
  await state('notStarted, null, ');
  expect(unsent.current()).toEqual([]);
});

it('is sent once where a page is closed and opened in the middle of sending', async () => {
  await holdWithoutNetwork();
  const keys = unsent.current().map(({ writeKey }) => writeKey);
  answer = (name) => (name === 'startCourse' ? reply({ sessionId: 'session', num: 3 }) : away());
  sendUnsent();
  await soon(() => expect(unsent.current().map(({ kind }) => kind)).toEqual(['punch', 'finish']));
  await leave?.();
  const { readKept } = await import('../../../app/unsent/unsent-store.ts');
  expect((await readKept('lin centre'))?.map(({ writeKey }) => writeKey)).toEqual(keys.slice(1));
});
