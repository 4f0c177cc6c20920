// @vitest-environment happy-dom
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, refuse } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ExamOversight } from './exam-oversight.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const failed = { id: 'first', type: 'FIRST', status: 'FAILED', makeUpExamination: { times: 1 } } as ExamPaper;
const told = () => document.querySelector('[role=alert]')?.textContent;

it.each([
  ['Make the exam', [], 'failed to generate exam: Too few questions'],
  ['Make a makeup exam', [failed], 'failed to generate retest paper: Too few questions'],
] as const)('says that “%s” did not work, and why', async (button, papers, words) => {
  answerCalls(['examAdmin'], () => refuse('Trellis:ExamQuestionsTooFew', 'Too few questions'));
  leave = await show(createElement(ExamOversight, { moduleId: 'module', papers, hasExam: true }));
  await press(button);
  await soon(() => expect(told()).toBe(words));
});
