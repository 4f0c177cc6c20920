// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, useQuery } from '@tanstack/react-query';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { unsent } from '../../../app/unsent/unsent.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { sessionQuery } from './session-query.ts';
import { useAnswers } from './use-answers.ts';
import { useKeptSession } from './use-kept-session.ts';

const itemOf = (id: string) =>
  ({ id, hasDone: null, doneTime: null, feedbacks: [], feedbackProperties: [], trainingProgram: { title: id } }) as unknown as PlanItem;
const opened = {
  id: 'session',
  userOfflinePlanId: 'plan',
  num: 1,
  run: 2,
  items: [itemOf('Jump'), itemOf('Throw')],
  nonePlaybook: [],
  overall: { feedbackProperties: [], feedbacks: [], answered: false },
  categoryPunch: [],
  userCourseItems: [],
  iLs: null,
} as unknown as SessionView;

/** Each item with what stands of it, and a button to tap; what was refused above them. */
function Items() {
  const { data = opened } = useQuery({ ...sessionQuery('plan', 1), enabled: false });
  const { session, refused } = useKeptSession(data);
  const answers = useAnswers(session);
  return [
    createElement(RefusedAnswers, { key: 'refused', session, refused }),
    session.items.map((item) =>
      createElement('p', { key: item.id }, [
        createElement('output', { key: 'state' }, `${item.id}: ${item.hasDone === null ? 'open' : 'done'}`),
        createElement('button', { key: 'tap', type: 'button', onClick: () => answers.done(item) }, `Tap ${item.id}`),
      ]),
    ),
  ];
}

let client: QueryClient;
let leave: (() => Promise<void>) | undefined;
let asked: Asked[];
let answerNext: ((response: Response | Promise<Response>) => void)[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-02T09:00:00Z');
  [asked, answerNext] = [[], []];
  answerCalls(['offlinePlans', 'account'], (call) => {
    if (call.path === '/health') return reply(null);
    asked.push(call);
    return new Promise((resolve) => answerNext.push(resolve));
  });
  client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  client.setQueryData(sessionQuery('plan', 1).queryKey, opened);
  leave = await show(createElement(Items), client);
});
afterEach(async () => {
  await leave?.();
  vi.useRealTimers();
});

const states = () => [...document.querySelectorAll('output')].map((each) => each.textContent);
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const shown = (...wanted: string[]) =>
  soon(async () => {
    await settle();
    expect(states()).toEqual(wanted);
  });
const later = () => vi.setSystemTime(Date.now() + 1000);
const answer = (response: Response | Promise<Response>) => act(async () => answerNext.shift()?.(response));
const sent = (count: number) => soon(() => expect(asked).toHaveLength(count));
const allSent = () => soon(() => expect(unsent.current()).toEqual([]));

it('shows a tap at once, and a refusal until it is discarded', async () => {
  await press('Tap Jump');
  await shown('Jump: done', 'Throw: open');
  await sent(1);
  await answer(refuse('RocketSystem:AlreadyAnswered', 'A colleague was first'));
  await shown('Jump: open', 'Throw: open');
  await soon(() => expect(document.body.textContent).toContain('A colleague was first'));
  expect(document.body.textContent).toContain('Jump: Done');
  await press('Discard');
  await allSent();
});

it('takes two taps on one place for one', async () => {
  await press('Tap Jump');
  await press('Tap Jump');
  await sent(1);
  await answer(reply(null));
  await allSent();
  expect(asked).toHaveLength(1);
  await shown('Jump: done', 'Throw: open');
});

it('sends answers in the order of the taps, the next one when the former has arrived', async () => {
  await press('Tap Jump');
  later();
  await press('Tap Throw');
  await shown('Jump: done', 'Throw: done');
  await sent(1);
  expect(asked[0]?.body).toMatchObject({ itemId: 'Jump', run: 2 });
  await answer(reply(null));
  await sent(2);
  expect(asked[1]?.body).toMatchObject({ itemId: 'Throw' });
  await answer(reply(null));
  await allSent();
  await shown('Jump: done', 'Throw: done');
});

it('keeps an answer that no network took, shown as given, and sends it when the server is back', async () => {
  await press('Tap Jump');
  await sent(1);
  await answer(Promise.reject(new TypeError('Failed to fetch')));
  await shown('Jump: done', 'Throw: open');
  expect(unsent.current()).toHaveLength(1);
  const { sendUnsent } = await import('../../../app/unsent/unsent.ts');
  sendUnsent();
  await sent(2);
  await answer(reply(null));
  await allSent();
  await shown('Jump: done', 'Throw: open');
});

it('shows what somebody else answered meanwhile where an answer was refused', async () => {
  await press('Tap Jump');
  await sent(1);
  const changed = { ...opened, items: [{ ...itemOf('Jump'), hasDone: false }, itemOf('Throw')] };
  await act(async () => client.setQueryData(sessionQuery('plan', 1).queryKey, changed as never));
  await answer(refuse('RocketSystem:AlreadyAnswered', 'A colleague was first'));
  await soon(() => expect(document.body.textContent).toContain('A colleague was first'));
  // theirs stands: what was shown before the tap does not come back over it
  expect(client.getQueryData(sessionQuery('plan', 1).queryKey)?.items[0]?.hasDone).toBe(false);
  await press('Discard');
  await allSent();
});
