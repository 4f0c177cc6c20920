// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { keptByDevice } from '../../app/storage.ts';
import { isHeldUp, sendUnsent, takeUp, unsent } from '../../app/unsent/unsent.ts';
import { type Asked, answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import type { PlayedSession } from './heard.ts';
import { Player } from './player.tsx';

const track = (position: number, cannotListenReason: string | null = null) =>
  ({ id: `track ${position}`, position, title: `Track ${position}`, duration: 60, progress: 0, url: 'x', cannotListenReason }) as Track;
const both = [track(1), track(2, 'Listen to the tracks before this one first.')];

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  await leave?.();
});

/** The player of a session that begins with a track; what it tells the center. */
async function open(given: { kind?: PlayedSession['kind']; first?: number; onClose?: () => void } = {}) {
  const { kind = 'child', first = 0, onClose = () => undefined } = given;
  const told: Asked[] = [];
  answerCalls(['music', 'musicRecords', 'offlinePlans', 'trialSessions'], (asked) => {
    if (!/(start|pause|stop|finish|progress)AudioTrack$|trialPlan\/progress$/.test(asked.path)) return reply(null);
    told.push(asked);
    return reply({ progress: 60, isFinished: true });
  });
  const playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  await takeUp('lin center');
  const session = { id: 'session', kind, planId: 'plan', num: 1, name: 'Emma', tracks: both };
  const place = { track: both[first] as Track, at: 0 };
  const player = () => createElement(Player, { session, first: place, onTrack: () => undefined, onClose });
  const history = createMemoryHistory({ initialEntries: ['/system/center/detail/subjectDetail'] });
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$', component: player });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await shown(() => expect(audio()).not.toBeNull());
  return { told, playing };
}

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const happens = (event: string) => act(async () => audio().dispatchEvent(new Event(event, { bubbles: true })));
const notices = () => [...document.querySelectorAll('.ant-message-notice')].map(({ textContent }) => textContent);
const shown = (holds: () => void) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    holds();
  });
const says = (text: string) => shown(() => expect(notices()).toContain(text));
const hear = async (seconds: number) => {
  Object.defineProperty(audio(), 'currentTime', { configurable: true, writable: true, value: seconds });
  await happens('timeupdate');
};
const title = () => document.querySelector('.player-words')?.textContent;

it('keeps on the device what is heard each second, and tells the center every fifteen', async () => {
  const { told } = await open();
  await happens('play');
  await shown(() => expect(told.map(({ path }) => path)).toEqual([expect.stringMatching(/startAudioTrack$/)]));
  expect(limits.musicRecordInterval).toBe(15);
  const began = Date.now();
  const now = vi.spyOn(Date, 'now');
  for (const second of [1, 7, 14]) {
    now.mockReturnValue(began + second * 1000);
    await hear(second);
  }
  expect(window.localStorage.getItem('trellis.music.track 1')).toBe('14.0');
  expect(told).toHaveLength(1);
  now.mockReturnValue(began + 15_500);
  await hear(15.5);
  now.mockRestore();
  await shown(() => expect(told).toHaveLength(2));
  expect(told[1]).toMatchObject({ path: expect.stringMatching(/progressAudioTrack$/), body: { progress: 15.5, platform: 'Web' } });
});

it('says after the last track that all were heard, and closes', async () => {
  const onClose = vi.fn();
  await open({ first: 1, onClose });
  await happens('play');
  await hear(60);
  await happens('ended');
  await says('All tracks have been heard. The player closes.');
  expect(onClose).toHaveBeenCalledOnce();
});

it('begins the music of a trial again three seconds after its last track', async () => {
  const onClose = vi.fn();
  const { playing } = await open({ kind: 'trial', first: 1, onClose });
  await happens('play');
  await hear(60);
  const timer = vi.spyOn(globalThis, 'setTimeout');
  await happens('ended');
  await says('Again from the first track in three seconds.');
  expect(title()).toContain('Track 2');
  const again = timer.mock.calls.find(([, wait]) => wait === 3000)?.[0] as () => void;
  const before = playing.mock.calls.length;
  await act(async () => again());
  expect(title()).toContain('Track 1');
  expect(playing.mock.calls.length).toBe(before + 1);
  expect(onClose).not.toHaveBeenCalled();
});

it('says of a file that is broken that it cannot be played', async () => {
  await open();
  await happens('error');
  await says('This file cannot be played.');
});

it('says once that the device does not keep how far a track was heard, and plays on', async () => {
  await open();
  vi.spyOn(keptByDevice, 'write').mockReturnValue(false);
  await happens('play');
  for (const second of [1, 2, 3]) await hear(second);
  const text = 'The place in the music could not be kept on this device.';
  await says(text);
  expect(notices().filter((notice) => notice === text)).toHaveLength(1);
  expect(document.body.textContent).toContain('0:03');
});

it('says why a track cannot be listened to yet, and stays with the one that plays', async () => {
  await open();
  await act(async () => document.querySelector<HTMLButtonElement>('.player-list')?.click());
  await press('Play');
  await says('Listen to the tracks before this one first.');
  expect(title()).toContain('Track 1');
});

it('says once that the network is gone however long it is, and again where it is gone anew', async () => {
  let isThere = false;
  await open();
  answerCalls(['music', 'musicRecords', 'offlinePlans', 'trialSessions', 'account'], () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return reply({ progress: 60, isFinished: true });
  });
  const text = 'The network is disconnected. The music goes on and its progress is sent when the connection is back.';
  const said = () => notices().filter((notice) => notice === text).length;
  await happens('play');
  await says(text);
  await happens('pause');
  await happens('play');
  await shown(() => expect(unsent.current().length).toBeGreaterThan(0));
  expect(said()).toBe(1);
  isThere = true;
  sendUnsent();
  await shown(() => expect(isHeldUp.current()).toBe(false));
  await shown(() => expect(unsent.current()).toEqual([]));
  isThere = false;
  await happens('pause');
  await shown(() => expect(said()).toBe(2));
  isThere = true;
  sendUnsent();
  await shown(() => expect(unsent.current()).toEqual([]));
});
