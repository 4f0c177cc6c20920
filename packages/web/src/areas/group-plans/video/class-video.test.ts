// @vitest-environment happy-dom
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { toasts } from '../../../app/toast.ts';
import { type Asked, answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ClassVideo } from './class-video.tsx';

const item = { id: 'item', trainingProgram: { vid: 'vid', title: 'Captain on deck' } } as PlanItem;
const elsewhere = 'It plays in another place.';

let asked: Asked[];
let answers: Record<string, () => Response>;
let leave: () => Promise<void>;
let paused: MockInstance;
const media = () => reply({ vid: 'vid', url: '/film.webm', fileName: 'film.webm', type: 'video/webm', quality: 'SD' });

beforeEach(async () => {
  asked = [];
  answers = {
    checkVideoPlaybackTimes: () => reply({ vid: 'vid', times: 0, progress: 0 }),
    incrVideoPlaybackTimes: () => reply({ times: 2, progress: 12 }),
  };
  answerCalls(['videos', 'groupVideos'], (call) => {
    const name = call.path.split('/').at(-1) ?? '';
    if (!answers[name]) return media();
    asked.push({ ...call, path: name });
    return answers[name]();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  leave = await show(createElement(ClassVideo, { item }));
  await soon(() => expect(document.querySelector('video')).not.toBeNull());
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  toasts.set([]);
});

const film = () => document.querySelector('video') as HTMLVideoElement;
const happens = (what: 'play' | 'ended', at = 0) =>
  act(async () => {
    film().currentTime = at;
    film().dispatchEvent(new Event(what));
    await vi.waitFor(() => expect(asked.at(-1)?.path).toBe(what === 'play' ? 'checkVideoPlaybackTimes' : 'incrVideoPlaybackTimes'));
  });
const cover = () => document.querySelector('.video-cover-text')?.textContent;

it('asks as the same player while it plays, and no more once it pauses', async () => {
  vi.useFakeTimers();
  await act(async () => film().dispatchEvent(new Event('play')));
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ body }) => (body as { playerId: string }).playerId)).size).toBe(1);
  await act(async () => film().dispatchEvent(new Event('pause')));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(3);
});

it('is paused and covered while another player has it, until it may play here', async () => {
  answers['checkVideoPlaybackTimes'] = () => refuse('RocketSystem:VideoMultiplePlaybackCannotBePlayed', elsewhere);
  await happens('play');
  await soon(() => expect(cover()).toContain(elsewhere));
  expect(paused).toHaveBeenCalled();
  expect(document.querySelector('.video-cover-text .anticon-warning')).not.toBeNull();
  expect(film().controls).toBe(false);
  expect(toasts.current()).toEqual([]);
  answers['checkVideoPlaybackTimes'] = () => reply({ vid: 'vid', times: 0, progress: 0 });
  await press('Try again');
  expect(cover()).toBeUndefined();
  expect(film().controls).toBe(true);
});

it('has its end counted with the second where it stands, and is covered by how often that was until it is played again', async () => {
  await happens('play');
  await happens('ended', 12);
  expect(asked.at(-1)?.body).toMatchObject({ itemId: 'item', progress: 12 });
  await soon(() => expect(cover()).toContain('Watched 2 times in this session'));
  await press('Play again');
  expect(cover()).toBeUndefined();
});

it('says any other failure in a toast, and is not covered by it', async () => {
  answers['checkVideoPlaybackTimes'] = () => refuse('RocketSystem:PlanClosed', 'The plan is closed.');
  await happens('play');
  await soon(() => expect(toasts.current().map(({ text }) => text)).toEqual(['The plan is closed.']));
  expect(cover()).toBeUndefined();
});

it('goes on where it was left', async () => {
  answers['checkVideoPlaybackTimes'] = () => reply({ vid: 'vid', times: 0, progress: 7 });
  await happens('play');
  await soon(() => expect(film().currentTime).toBe(7));
});
