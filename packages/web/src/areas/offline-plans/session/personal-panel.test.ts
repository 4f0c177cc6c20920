// @vitest-environment happy-dom
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.ts';
import { type SessionDesk, SessionDeskContext } from './desk.ts';
import { PersonalPanel } from './personal-panel.tsx';
import type { Answers } from './use-answers.ts';

const rating = (isRequired: boolean): FeedbackProperty => ({
  id: 'participation',
  displayName: 'Participation',
  description: null,
  isRequired,
  type: 'Rating',
  extraProperties: {},
});
const ada = (form: FeedbackProperty, answered = false) => ({
  subjectId: 'ada',
  name: 'Ada',
  attendance: 'Attend' as const,
  answered,
  feedbackProperties: [form],
  feedbacks: [],
});
const session = { id: 'session', isWritable: true } as SessionView;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(child: ReturnType<typeof ada>, isClass: boolean): Promise<unknown[]> {
  const saved: unknown[] = [];
  const answers = { savePersonal: async (...given: unknown[]) => saved.push(given) } as unknown as Answers;
  const panel = createElement(PersonalPanel, { session, participants: [child], answers });
  leave = await show(isClass ? createElement(SessionDeskContext, { value: { isClass: true } as SessionDesk }, panel) : panel);
  return saved;
}
const text = () => document.body.textContent;
const nothing = () => document.querySelector<HTMLElement>('[aria-label="Ada: nothing to say"]');

it('misses nothing of a child that trains alone: its session is finished without', async () => {
  await open(ada(rating(false)), false);
  expect(text()).toContain('Optional');
  expect(text()).not.toContain('Still missing');
  expect(nothing()).toBeNull();
});

it('misses it of each child of a class, of whom a tap says that there is nothing to say', async () => {
  const saved = await open(ada(rating(false)), true);
  expect(text()).toContain('Still missing');
  await act(async () => nothing()?.click());
  expect(saved).toEqual([['ada', []]]);
});

it.each([
  ['the form asks for something', ada(rating(true))],
  ['something was said', ada(rating(false), true)],
])('does not offer that where %s', async (_, child) => {
  await open(child, true);
  expect(nothing()).toBeNull();
});
