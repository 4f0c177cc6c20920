// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { aTrainerModule } from '../../../testing/a-trainer-module.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { LearningTab } from './learning-tab.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** The bar of a course of five sections. */
async function barAt(passCount: number, given: Parameters<typeof aTrainerModule>[0] = {}): Promise<HTMLElement> {
  const course = { id: 'course', title: 'Breathing', subTitle: '', headerImageUrl: null, length: 5, passCount, contents: [] };
  answerCalls(['certification'], () => reply({ items: [course] }));
  const root = createRootRoute();
  const component = () => createElement(LearningTab, { module: aTrainerModule(given), mayStart: false });
  const routes = [createRoute({ getParentRoute: () => root, path: '/', component })];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }));
  return soon(() => {
    const bar = document.querySelector<HTMLElement>('[role=progressbar]');
    if (!bar) throw new Error('No course yet');
    return bar;
  });
}
const colorOf = (bar: HTMLElement) => bar.innerHTML.match(/--ant-color-(primary|warning)/)?.[1];

it('shows how many sections of a course are passed, in orange until all are', async () => {
  const bar = await barAt(2);
  expect([bar.getAttribute('aria-valuenow'), bar.textContent, colorOf(bar)]).toEqual(['40', '2 of 5', 'warning']);
});

it('is blue once all are', async () => {
  const bar = await barAt(5);
  expect([bar.getAttribute('aria-valuenow'), bar.textContent, colorOf(bar)]).toEqual(['100', '5 of 5', 'primary']);
});

it.each([
  ['its form', { trainingApplication: { isComplete: false } as never }, 'form'],
  ['its first day', { isAhead: true, startDate: '2031-03-09' }, '2031'],
])('is covered while it waits for %s, which is said', async (_, given, text) => {
  const bar = await barAt(0, { status: 'NotStarted', ...given });
  expect(bar.closest('[inert]')).not.toBeNull();
  expect(document.querySelector('.covered-by')?.textContent).toContain(text);
});
