// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ApplicationCard } from './application-card.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const question = { type: 'text', name: 'why', title: 'Why do you want to train?' };
const applied = {
  tenantId: id,
  preparationTrainerId: id,
  auditResult: 'UnReviewed',
  state: 'pending',
  remark: null,
  creationTime: '2026-11-28T08:00:00.000Z',
  canApply: false,
  phone: null,
  jobTitle: 'Speech therapist',
  workUnit: null,
  questionnaireAndAnswer: { jsonString: JSON.stringify({ pages: [{ elements: [question] }] }), answerContent: { why: 'For the children' } },
};

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(state: object) {
  answerCalls(['ownApplication'], () => reply({ ...applied, ...state }));
  const routeTree = createRootRoute({ component: ApplicationCard });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  leave = await show(createElement(RouterProvider, { router } as never));
  await soon(() => expect(document.body.textContent).toContain('My details'));
}

it('leads to the form of the trainer: as it was sent, to read', async () => {
  await open({});
  await press('Application form');
  await soon(() => expect(document.body.textContent).toContain('Speech therapist'));
  await soon(() => expect(document.querySelector('.sd-root-modern')?.textContent).toContain('Why do you want to train?'));
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Send application');
});

it('leads to it to be filled in, where somebody may apply', async () => {
  await open({ state: 'notApplied', canApply: true, preparationTrainerId: null, auditResult: null, creationTime: null });
  await press('Application form');
  await soon(() => expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toContain('Job title'));
});

it('leads to none where there was none', async () => {
  await open({ state: 'noneAssigned', preparationTrainerId: null, auditResult: null, creationTime: null });
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Application form');
});
