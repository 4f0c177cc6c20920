// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, useQuery } from '@tanstack/react-query';
import type { GroupChild, GroupSessionView } from '@trellis/contract/group-plans/schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { discardUnsent, unsent } from '../../../app/unsent/unsent.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { SessionDeskContext } from '../../offline-plans/session/desk.ts';
import { useAnswers } from '../../offline-plans/session/use-answers.ts';
import { useKeptSession } from '../../offline-plans/session/use-kept-session.ts';
import { classDesk } from './class-desk.ts';
import { classSessionQuery } from './class-query.ts';
import { People } from './people.tsx';
import './senders.ts';
import { soon } from '../../../testing/soon.ts';

const childOf = (name: string, attendance: GroupChild['attendance'], answered = false): GroupChild => ({
  subjectId: name,
  name,
  attendance,
  answered,
  feedbackProperties: [],
  feedbacks: [],
  isClosed: false,
  comments: null,
  arrivedAt: null,
  leftAt: null,
});
const opened = {
  id: 'session',
  num: 1,
  state: 'open',
  isWritable: true,
  openedAt: '2026-03-02T09:00:00Z',
  items: [],
  nonePlaybook: [],
  userOfflinePlanId: 'plan',
  userCourseItems: [childOf('Ada', 'Attend', true), childOf('Ben', 'Attend'), childOf('Cleo', 'Absent')],
} as unknown as SessionView;

function Class() {
  const { data = opened } = useQuery({ ...classSessionQuery('plan', 1), enabled: false });
  const { session } = useKeptSession(data as unknown as SessionView);
  return createElement(People, { session, answers: useAnswers(session) });
}

async function enter(session: SessionView): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  client.setQueryData(classSessionQuery('plan', 1).queryKey, session as unknown as GroupSessionView);
  leave = await show(createElement(SessionDeskContext, { value: classDesk }, createElement(Class)), client);
}

let leave: () => Promise<void>;
let asked: Asked[];
let answer: () => Response;
beforeEach(async () => {
  asked = [];
  answer = () => reply(null);
  answerCalls(['groupSessions', 'groupPlans', 'account'], (call) => {
    if (call.path !== '/health') asked.push(call);
    return answer();
  });
  await enter(opened);
});
afterEach(async () => {
  await leave();
  for (const { id } of unsent.current()) await discardUnsent(id);
});

const card = (name: string) => {
  const found = document.querySelector(`[role=group][aria-label="${name}"]`);
  if (!found) throw new Error(`No card of ${name}`);
  return found;
};
const mark = (name: string, label: string) =>
  act(async () => {
    const option = [...card(name).querySelectorAll('label')].find(({ textContent }) => textContent === label);
    option?.querySelector('input')?.click();
  });
const sent = (call: string) => asked.filter(({ path }) => path.endsWith(`/${call}`)).map(({ body }) => body);

it('marks each child with one tap, however quickly one follows another, and counts who is there', async () => {
  expect(document.body.textContent).toContain('2 of 3 are there');
  await mark('Ada', 'Leave');
  await mark('Ben', 'Absent');
  expect(document.body.textContent).toContain('0 of 3 are there');
  await soon(() => expect(sent('attendance')).toHaveLength(2));
  expect(sent('attendance')).toEqual([
    { sessionId: 'session', userId: 'Ada', attendance: 'RequestForLeave' },
    { sessionId: 'session', userId: 'Ben', attendance: 'Absent' },
  ]);
});

it('marks with one tap all who are not there', async () => {
  await press('All are there');
  expect(document.body.textContent).toContain('3 of 3 are there');
  await soon(() => expect(sent('attendance')).toEqual([{ sessionId: 'session', userId: 'Cleo', attendance: 'Attend' }]));
});

it('leads to what is said of a child that is there, and of another one to why it is not', async () => {
  const tapFace = (name: string) => act(async () => card(name).querySelector<HTMLElement>('.class-face')?.click());
  const title = () => document.querySelector('[role=dialog]')?.textContent;
  await tapFace('Ben');
  expect(title()).toContain('Personal feedback: Ben');
  await mark('Ben', 'Absent');
  await tapFace('Cleo');
  await soon(() => expect(title()).toContain('Attendance of Cleo'));
  expect(document.body.textContent).not.toContain('Personal feedback: Ben');
  // what was said of Ada goes where Ada is not there after all
  await mark('Ada', 'Absent');
  await mark('Ada', 'There');
  expect(card('Ada').textContent).toContain('No feedback yet');
});

it('shows a child as it was where the center does not take its mark', async () => {
  answer = () => refuse('Trellis:NoClassSessionLeft', 'Cleo has no session left on a contract for classes.');
  await mark('Cleo', 'There');
  await soon(() => expect(unsent.current().map(({ refusal }) => refusal?.code)).toEqual(['Trellis:NoClassSessionLeft']));
  await soon(() => expect(document.body.textContent).toContain('2 of 3 are there'));
});

it('says of a session that is over why a child was away, and offers nothing to change of it', async () => {
  await leave();
  const people = [childOf('Ada', 'Attend', true), { ...childOf('Cleo', 'Absent'), comments: 'At the dentist' }];
  await enter({ ...opened, state: 'finished', isWritable: false, userCourseItems: people } as unknown as SessionView);
  expect(card('Cleo').textContent).toContain('At the dentist');
  expect([card('Ada').querySelectorAll('button').length, card('Cleo').querySelectorAll('button').length]).toEqual([1, 0]);
});
