// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import type { Place } from './heard.ts';
import { StartDialog } from './start-dialog.tsx';

const track = (position: number, progress = 0) =>
  ({ id: `track ${position}`, position, duration: 60, progress, isFinished: false }) as Track;

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** Of a trial, which the page knows by itself. */
async function open(tracks: Track[]): Promise<Place[]> {
  const started: Place[] = [];
  const music = { audioType: 'BrainAudio' as const, name: 'Calm sea', tracks };
  leave = await show(createElement(StartDialog, { music, onStart: (place) => started.push(place), onClose: () => undefined }));
  return started;
}
const choices = () => [...document.querySelectorAll('label.ant-radio-wrapper')].map(({ textContent }) => textContent);

it('shows which music it is, and begins with its first track', async () => {
  const started = await open([track(1), track(2)]);
  expect(choices()).toEqual([expect.stringContaining('Calm sea')]);
  await press('Start');
  await soon(() => expect(started).toMatchObject([{ track: { position: 1 }, at: 0 }]));
});

it('goes on where it was left, unless somebody begins anew', async () => {
  const left = [track(1, 24), track(2)];
  const started = await open(left);
  expect(choices()).toEqual([expect.stringContaining('Calm sea'), 'Continue at 0:24 of track 1', 'Start from the first track']);
  await press('Start');
  await soon(() => expect(started).toMatchObject([{ track: { position: 1 }, at: 24 }]));
  await leave?.();
  const again = await open(left);
  await act(async () => document.querySelector<HTMLInputElement>('input[value=first]')?.click());
  await press('Start');
  await soon(() => expect(again).toMatchObject([{ track: { position: 1 }, at: 0 }]));
});
