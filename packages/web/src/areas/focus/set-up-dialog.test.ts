// @vitest-environment happy-dom
import type { FocusProgram } from '@trellis/contract/focus/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const [first, second] = ['0197c9a0-0000-7000-8000-000000000001', '0197c9a0-0000-7000-8000-000000000002'] as const;
const opened: FocusProgram = {
  pdtModules: ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion'],
  pdtGoals: ['CalmDown'],
  pdtCustomGoal: null,
  appStartTime: null,
  stopTime: null,
  startRecords: [],
  state: 'notStarted',
  cancellation: null,
  concurrencyStamp: first,
};

it('saves modules and goals at once, and shows a stale editor first what somebody else saved', async () => {
  const current = { ...opened, pdtModules: [...opened.pdtModules, 'Sleep'], pdtGoals: ['WaitTurn'], concurrencyStamp: second };
  const error = { code: 'Trellis:StaleStamp', message: 'Changed', details: null, data: { current }, validationErrors: [] };
  const asked: Asked[] = [];
  answerCalls(['focus', 'subjects'], (call) => {
    asked.push(call);
    return asked.length === 1 ? reply({ error }, 409) : reply({});
  });
  leave = await show(createElement(SetUpDialog, { subjectId: 'emma', program: opened, onClose: () => undefined }));
  await press('Next: goals');
  await press('Save');
  await soon(() => {
    const said = document.querySelector('[role=alert]')?.textContent;
    expect(said).toContain('Sleep');
    expect(said).toContain('Goals: now');
  });
  await press('Save');
  const body = { subjectId: 'emma', pdtCustomGoal: null };
  await soon(() =>
    expect(asked.map((call) => call.body)).toEqual([
      { ...body, pdtGoals: ['CalmDown'], modules: opened.pdtModules, concurrencyStamp: first },
      { ...body, pdtGoals: ['WaitTurn'], modules: current.pdtModules, concurrencyStamp: second },
    ]),
  );
});
