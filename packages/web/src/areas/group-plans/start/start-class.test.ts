// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { discardUnsent, takeUp, unsent } from '../../../app/unsent/unsent.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { buttonOf, press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { runningHere } from '../../offline-plans/public.ts';
import { startQuery } from '../queries.ts';
import { classSessionQuery } from '../session/class-query.ts';
import { StartClass } from './start-class.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const before = { gates: [], num: 3, canStart: true, children: [], interviews: [] };
const ada = {
  id: 'ada',
  name: 'Ada',
  outpatientNumber: null,
  remainingClasses: 2,
  code: null,
  message: null,
  mend: null,
  openInterim: null,
};

/** Starts a class that answers so to whether it may, and waits for what is shown. */
async function startClass(
  answer: (asked: Asked) => Response,
  shows: string,
  goesOn = false,
  known: (client: QueryClient) => void = () => undefined,
): Promise<void> {
  answerCalls(['groupPlans', 'groupSessions', 'account', 'assessmentCodes'], answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, {
    id: 'lin',
    grantedPolicies: ['RocketSystem.UserAssessment.Write'],
    withheldPolicies: [],
    tenant: { id: 'centre', zone: 'UTC' },
  } as never);
  known(client);
  const start = () => createElement(StartClass, { planId: 'plan', goesOn, onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: start }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await seen(shows);
}

const seen = (text: string) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(document.body.textContent).toContain(text);
  });

it('shows what warns before a class starts, each with what to do, and starts all the same', async () => {
  const certificate = { code: 'RocketSystem:CertificateExpired', level: 'warn', message: 'It ran out.', mend: null };
  const talk = { id: 'ben', name: 'Ben', num: 2, message: 'A talk is due.', mend: '/system/center/detail/subjectDetail?id=ben' };
  const asked: string[] = [];
  const answer = ({ path }: Asked) => {
    asked.push(path);
    if (path.endsWith('beforeStartCourse')) return reply({ ...before, children: [ada], gates: [certificate], interviews: [talk] });
    return reply({ sessionId: 'session', num: 3 });
  };
  await startClass(answer, 'It ran out.');
  expect(document.body.textContent).toContain('A talk with the parents of 1 child is due');
  expect(document.querySelector('a[href*="subjectDetail"]')).not.toBeNull();
  await press('Start session');
  await soon(() => expect(asked.some((path) => path.endsWith('/startCourse'))).toBe(true));
});

it('shows whoever hands assessments out the code of the one that a child is left out for', async () => {
  const openInterim = { userAssessmentId: 'own', assessmentId: 'interim', subjectId: 'ben', subjectName: 'Ben', title: 'Halfway' };
  const code = 'RocketSystem:UncompletedMediumAssessment';
  const ben = { ...ada, id: 'ben', name: 'Ben', code, message: 'It waits for its answers.', mend: '/of-ben', openInterim };
  await startClass(() => reply({ ...before, children: [ada, ben] }), 'It waits for its answers.');
  await press('Evaluation QR code');
  await seen('Halfway');
});

it('does not start while nobody of the class can pay, and names who cannot', async () => {
  const unpaid = { ...ada, remainingClasses: 0, code: 'RocketSystem:NoClassLeft', message: 'No session is left.' };
  const ben = { ...unpaid, id: 'ben', name: 'Ben' };
  await startClass(() => reply({ ...before, canStart: false, children: [unpaid, ben] }), 'No session is left.');
  for (const name of ['Ada', 'Ben']) expect(document.body.textContent).toContain(name);
  expect(buttonOf('Start session').disabled).toBe(true);
});

it('goes on with whoever was there before, where the next session follows at once', async () => {
  const asked: string[] = [];
  const answer = ({ path }: Asked) => {
    asked.push(path);
    return path.endsWith('beforeStartCourse')
      ? reply({ ...before, children: [ada] })
      : refuse('RocketSystem:CoachBusy', 'You train others.');
  };
  await startClass(answer, 'Start session', true);
  expect(asked.filter((path) => path.endsWith('/continueClass'))).toHaveLength(1);
  expect(asked.some((path) => path.endsWith('/startCourse'))).toBe(false);
});

it('starts here without a network with the children who could take part last, and that runs here from then on', async () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const gates = { ...before, children: [ada] };
  await takeUp('lin centre');
  await startClass(away, '', false, (client) => {
    client.setQueryDefaults(startQuery('plan').queryKey, { persister: async () => gates as never });
    const view = { id: 'session', num: 3, mayStart: true, className: 'Movers', userCourseItems: [] };
    client.setQueryDefaults(classSessionQuery('plan', 3).queryKey, { persister: async () => view as never });
  });
  await soon(() => expect(unsent.current()).toMatchObject([{ kind: 'class:startCourse', lane: 'session:session', input: { num: 3 } }]));
  expect(runningHere(unsent.current(), 'another')).toMatchObject({ userOfflinePlanId: 'plan', num: 3, isClass: true });
  for (const { id } of unsent.current()) await discardUnsent(id);
});

it('says why nothing is known of a start, and asks again', async () => {
  let isThere = false;
  await startClass(() => (isThere ? reply({ ...before, children: [ada] }) : refuse('Trellis:NotFound', 'It is gone.')), 'It is gone.');
  expect(buttonOf('Start session').disabled).toBe(true);
  isThere = true;
  await press('Try again');
  await seen('Everything is in place.');
});
