// @vitest-environment happy-dom
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { beforeEach, expect, it } from 'vitest';
import { keepHeard, placeToResume } from './heard.ts';

const track = (position: number, progress = 0, isFinished = false): Track => ({
  id: `track ${position}`,
  position,
  code: '',
  trackCode: `CALM-0${position}`,
  lastProgress: 0,
  courseCode: '',
  title: '',
  duration: 60,
  boneConduction: false,
  isPunched: false,
  progress,
  isFinished,
  canListen: true,
  cannotListenReason: null,
  url: '',
});
beforeEach(() => window.localStorage.clear());

it('goes on at the further of what this device and the center know', () => {
  const tracks = [track(1, 10), track(2)];
  expect(placeToResume(tracks)).toEqual({ track: tracks[0], at: 10 });
  keepHeard('track 1', 20);
  expect(placeToResume(tracks)).toEqual({ track: tracks[0], at: 20 });
  expect(placeToResume(tracks, { sessionTrackId: 'track 1', progress: 30 })).toEqual({ track: tracks[0], at: 30 });
  expect(placeToResume(tracks, { sessionTrackId: 'track 2', progress: 5 })).toEqual({ track: tracks[1], at: 5 });
});

it('goes on nowhere where nothing was heard yet, or everything', () => {
  expect(placeToResume([track(1), track(2)])).toBeNull();
  expect(placeToResume([track(1, 60, true), track(2, 60, true)])).toBeNull();
});

it('never falls behind what was finished here', () => {
  const tracks = [track(1, 60, true), track(2)];
  expect(placeToResume(tracks, { sessionTrackId: 'track 1', progress: 30 })).toEqual({ track: tracks[1], at: 0 });
});
