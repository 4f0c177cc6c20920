// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { sendUnsent, takeUp, unsent } from '../../app/unsent/unsent.ts';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { soon } from '../../testing/soon.ts';
import { report, reportEnd } from './reporter.ts';

let asked: Asked[];
let answer: () => Response | Promise<Response>;
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const place = { sessionId: 'session', kind: 'child' as const, sessionTrackId: 'track', heard: 60, at: 60 };

beforeEach(async () => {
  asked = [];
  answerCalls(['music', 'trialSessions'], (call) => {
    if (call.path === '/health') return reply(null);
    asked.push(call);
    return answer();
  });
  await takeUp('lin centre');
});

it('tells again the end of a track that was told without a network and came too early, before anything after it', async () => {
  answer = away;
  expect(await reportEnd(place)).toBe(true);
  void report('start', { ...place, sessionTrackId: 'next' });
  answer = () => reply({ progress: 50, isFinished: false });
  const before = asked.length;
  sendUnsent();
  await soon(() => expect(asked.length).toBeGreaterThan(before));
  await soon(() => expect(unsent.current()).toHaveLength(2));
  answer = () => reply({ progress: 60, isFinished: true });
  sendUnsent();
  await soon(() => expect(unsent.current()).toEqual([]));
  expect(asked.slice(-2).map(({ body }) => body)).toMatchObject([{ sessionTrackId: 'track' }, { sessionTrackId: 'next' }]);
});

it('tells what is heard in a trial by the call of trials, with what the player does', async () => {
  answer = () => reply({ progress: 12, isFinished: false });
  await report('pause', { ...place, kind: 'trial', heard: 12, at: 7 });
  expect(asked.map(({ path, body }) => [path, body])).toMatchObject([
    [expect.stringMatching(/trialPlan\/progress$/), { trialTrackId: 'track', state: 'Pause', progress: 12, platform: 'Web' }],
  ]);
});
