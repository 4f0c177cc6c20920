// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { takeUp } from '../../app/unsent/unsent.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { Player } from './player.tsx';

const track = (position: number, cannotListenReason: string | null = null) =>
  ({ id: `track ${position}`, position, title: `Track ${position}`, duration: 60, progress: 0, url: 'x', cannotListenReason }) as Track;
const tracks = [track(1), track(2, 'Listen to the tracks before this one first.')];
const session = { id: 'session', kind: 'child' as const, planId: 'plan', num: 1, name: 'Emma', tracks };

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await leave?.();
});

beforeEach(async () => {
  answerCalls(['music', 'musicRecords', 'offlinePlans'], ({ path }) => reply(/tracks/i.test(path) ? tracks : null));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  await takeUp('lin center');
  const player = () =>
    createElement(Player, {
      session,
      first: { track: tracks[0] as Track, at: 0 },
      onTrack: () => undefined,
      onClose: () => undefined,
    });
  const history = createMemoryHistory({ initialEntries: ['/system/center/detail/subjectDetail'] });
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$', component: player });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(audio()).not.toBeNull();
  });
});

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const happens = (event: string) => act(async () => audio().dispatchEvent(new Event(event, { bubbles: true })));
const notices = () => [...document.querySelectorAll('.ant-message-notice')].map(({ textContent }) => textContent);
const says = (text: string) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(notices()).toContain(text);
  });
const hear = async (seconds: number) => {
  Object.defineProperty(audio(), 'currentTime', { configurable: true, writable: true, value: seconds });
  await happens('timeupdate');
};

it('says of a file that is broken that it cannot be played', async () => {
  await happens('error');
  await says('This file cannot be played.');
});

it('says once that the device does not keep how far a track was heard, and plays on', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await happens('play');
  for (const second of [1, 2, 3]) await hear(second);
  const text = 'The place in the music could not be kept on this device.';
  await says(text);
  expect(notices().filter((notice) => notice === text)).toHaveLength(1);
  expect(document.body.textContent).toContain('0:03');
});

it('says why a track cannot be listened to yet, and stays with the one that plays', async () => {
  await act(async () => document.querySelector<HTMLButtonElement>('.player-list')?.click());
  await press('Play');
  await says('Listen to the tracks before this one first.');
  expect(document.querySelector('.player-words')?.textContent).toContain('Track 1');
});
