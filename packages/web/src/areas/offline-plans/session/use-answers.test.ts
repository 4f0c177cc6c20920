// @vitest-environment happy-dom
import { QueryClient, useQuery } from '@tanstack/react-query';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { sessionQuery } from '../queries.ts';
import { useAnswers } from './use-answers.ts';

const itemOf = (id: string) =>
  ({ id, hasDone: null, doneTime: null, feedbacks: [], feedbackProperties: [], trainingProgram: { title: id } }) as unknown as PlanItem;
const session = { id: 'session', userOfflinePlanId: 'plan', num: 1, items: [itemOf('Jump'), itemOf('Throw')], nonePlaybook: [] };
const opened = session as unknown as SessionView;

/** Each item with what stands of it, and a button to tap. */
function Items() {
  const { data = opened } = useQuery({ ...sessionQuery('plan', 1), enabled: false });
  const answers = useAnswers(opened);
  return data.items.map((item) =>
    createElement('p', { key: item.id }, [
      createElement('output', { key: 'state' }, `${item.id}: ${item.hasDone === null ? 'open' : 'done'}`),
      createElement('button', { key: 'tap', type: 'button', onClick: () => answers.done(item) }, `Tap ${item.id}`),
    ]),
  );
}

let leave: (() => Promise<void>) | undefined;
let asked: Asked[];
let answerNext: ((response: Response) => void)[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-02T09:00:00Z');
  [asked, answerNext] = [[], []];
  answerCalls(['offlinePlans'], (call) => {
    asked.push(call);
    return new Promise((resolve) => answerNext.push(resolve));
  });
  const client = new QueryClient();
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
  vi.waitFor(async () => {
    await settle();
    expect(states()).toEqual(wanted);
  });
const later = () => vi.setSystemTime(Date.now() + 1000);
const answer = (response: Response) => act(async () => answerNext.shift()?.(response));
const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

it('shows a tap at once, and takes it back with a word where it is refused', async () => {
  await press('Tap Jump');
  await shown('Jump: done', 'Throw: open');
  await sent(1);
  await answer(refuse('Trellis:SessionFinished', 'The session is finished'));
  await shown('Jump: open', 'Throw: open');
  await vi.waitFor(() => expect(document.body.textContent).toContain('The session is finished'));
});

it('takes two taps on one place for one', async () => {
  await press('Tap Jump');
  await press('Tap Jump');
  await sent(1);
  await answer(reply(null));
  expect(asked).toHaveLength(1);
  await shown('Jump: done', 'Throw: open');
});

it('sends answers in the order of the taps, the next one when the former has arrived; one that is refused takes no other back', async () => {
  await press('Tap Jump');
  later();
  await press('Tap Throw');
  await shown('Jump: done', 'Throw: done');
  await sent(1);
  expect(asked[0]?.body).toMatchObject({ itemId: 'Jump' });
  await answer(refuse('Trellis:SessionFinished', 'No'));
  await sent(2);
  expect(asked[1]?.body).toMatchObject({ itemId: 'Throw' });
  await shown('Jump: open', 'Throw: done');
});
