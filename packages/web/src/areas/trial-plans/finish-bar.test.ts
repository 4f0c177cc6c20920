// @vitest-environment happy-dom
import type { TrialView } from '@trellis/contract/trial-plans/schemas';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, refuse, reply } from '../../testing/answer-calls.ts';
import { buttonOf, press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { FinishBar } from './finish-bar.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const none = 'No trials available: the center’s administrator sets how many there are.';
const left = (count: number) => `Trials left at the center: ${count}. Finishing this one takes one of them.`;

async function open(tryCount: number, missing: TrialView['missing'] = []) {
  const onFinished = vi.fn();
  const trial = { id: crypto.randomUUID(), tryCount, missing } as TrialView;
  leave = await show(createElement(FinishBar, { trial, onFinished }));
  return onFinished;
}
const alerts = () => [...document.querySelectorAll('.trial-bar .ant-alert')].map(({ textContent }) => textContent);
const notice = () => document.querySelector('.ant-message-notice')?.textContent;

it.each([
  [12, [left(12)]],
  [499, [left(499)]],
  [500, []],
  [-1, []],
  [0, [none]],
])('of %i trials that are left a coach is told before the trial is finished: %j', async (tryCount, told) => {
  await open(tryCount);
  expect(alerts()).toEqual(told);
  expect(buttonOf('Finish the trial').disabled).toBe(tryCount === 0);
});

it('what is open is named, and nothing is sent', async () => {
  await open(12, ['items', 'overall']);
  await press('Finish the trial');
  await soon(() => expect(notice()).toBe('Still open: answer all exercises, give the feedback on the trial'));
});

it.each([
  [true, 'is over'],
  [false, 'stays, where none is left by then'],
])('a trial that is finished once somebody was asked (%s) %s', async (isLeft) => {
  const asked: unknown[] = [];
  answerCalls(['trialSessions', 'trialPlans', 'subjectOverview'], ({ body }) => {
    asked.push(body);
    return isLeft ? reply({ tryCount: 0 }) : refuse('RocketSystem:NoTrialsAvailable', 'No trials available');
  });
  const onFinished = await open(1);
  await press('Finish the trial');
  await soon(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain(left(1)));
  expect(asked).toEqual([]);
  await press('Finish the trial');
  await soon(() => expect(asked).toEqual([{ trialPlanId: expect.any(String) }]));
  await soon(() => expect(onFinished).toHaveBeenCalledTimes(isLeft ? 1 : 0));
});
