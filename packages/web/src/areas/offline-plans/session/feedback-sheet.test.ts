// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { press, show } from '../../../testing/show.ts';
import { FeedbackSheet } from './feedback-sheet.tsx';
import type { Answers } from './use-answers.ts';
import type { KeptSession } from './use-kept-session.ts';

const property = { id: 'mood', displayName: 'Mood', description: null, isRequired: true, type: 'Rating', extraProperties: {} };
const form = { feedbackProperties: [property], feedbacks: [], answered: false };
const session = {
  id: 'session',
  userOfflinePlanId: 'plan',
  num: 3,
  state: 'open',
  isWritable: true,
  subject: { id: 'emma', name: 'Emma' },
  items: [],
  nonePlaybook: [],
  overall: form,
  categoryPunch: [],
  userCourseItems: [{ subjectId: 'emma', name: 'Emma', attendance: 'Attend', ...form, feedbackProperties: [], answered: true }],
  iLs: null,
} as unknown as SessionView;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

it('says beside the personal tab what is missing, and Finish leads there', async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  const kept = { session, waiting: [], refused: [], isHeldUp: false, isKeptHere: true, keptCount: 0 } as unknown as KeptSession;
  const answers = {} as Answers;
  const places = { After: () => null, Steps: () => null };
  const sheet = { places, kept, answers, isOpen: true, onOpenItem: () => undefined, onClose: () => undefined };
  leave = await show(createElement(FeedbackSheet, sheet), client);
  const [overall, personal] = tabs();
  await act(async () => personal?.click());
  expect(shown()).toBe(personal?.textContent);
  expect(overall?.textContent).toContain('Still missing');
  await press('Finish session');
  expect(shown()).toBe(overall?.textContent);
  const said = document.querySelector('.ant-message-notice')?.textContent;
  expect(said).toContain('Please submit all feedback before ending the session. Still missing: ');
});
