import { limits } from '@trellis/contract/limits';
import type { TrialMusic } from '@trellis/contract/trial-plans/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../app/api.ts';

type Track = TrialMusic['tracks'][number];
type State = 'Start' | 'Pause' | 'Stop' | 'Finish';

/** After the last track the list begins again. */
const secondsToRepeat = 3;

interface PlayerOptions {
  /** Answers the tracks as the center has them now. */
  refresh: () => Promise<readonly Track[]>;
  onRepeat: () => void;
  onUnplayable: () => void;
  /** Once for a row of failures; the next success clears it. */
  onLost: () => void;
}

/** Drives the page's audio element through the tracks of a trial, and tells the center how far they were heard. */
export function useTrialPlayer({ refresh, onRepeat, onUnplayable, onLost }: PlayerOptions) {
  const audio = useRef<HTMLAudioElement>(null);
  const playing = useRef<{ track: Track; heard: number; begunAt: number; savedAt: number }>(null);
  const repeat = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isLost = useRef(false);
  const [trackId, setTrackId] = useState<string>();

  const tell = (state: State): Promise<unknown> => {
    const now = playing.current;
    if (!now) return queue.current;
    const tenths = (value: number) => Math.round(value * 10) / 10;
    const packet = {
      trialTrackId: now.track.id,
      state,
      progress: tenths(now.heard),
      sinceStart: tenths((performance.now() - now.begunAt) / 1000),
      platform: 'Web',
    } as const;
    queue.current = queue.current.then(() =>
      api.trialSessions.progress.call(packet).then(
        () => {
          isLost.current = false;
        },
        () => {
          if (!isLost.current) onLost();
          isLost.current = true;
        },
      ),
    );
    return queue.current;
  };

  const play = (track: Track) => {
    clearTimeout(repeat.current);
    const element = audio.current;
    if (!element) return;
    const from = track.isFinished ? 0 : track.progress;
    playing.current = { track, heard: from, begunAt: performance.now() - from * 1000, savedAt: Date.now() };
    setTrackId(track.id);
    element.src = track.url;
    element.currentTime = from;
    element.play().catch((error: Error) => {
      if (error.name === 'NotSupportedError') onUnplayable();
    });
  };

  const goOn = async () => {
    const now = playing.current;
    if (!now) return;
    const ended = now.track;
    now.heard = Math.max(now.heard, audio.current?.duration ?? 0);
    await tell('Finish');
    const fresh = await refresh();
    const next = fresh.find(({ position }) => position > ended.position);
    if (next) return play(next);
    const [first] = fresh;
    if (!first) return;
    onRepeat();
    repeat.current = setTimeout(() => play(first), secondsToRepeat * 1000);
  };

  const events = {
    onPlay: () => void tell('Start'),
    onPause: () => {
      if (!audio.current?.ended) void tell('Pause');
    },
    onTimeUpdate: () => {
      const [element, now] = [audio.current, playing.current];
      if (!element || !now || element.seeking) return;
      now.heard = Math.max(now.heard, element.currentTime);
      if (Date.now() - now.savedAt < limits.musicRecordInterval * 1000) return;
      now.savedAt = Date.now();
      void tell('Start');
    },
    onSeeking: () => {
      const [element, now] = [audio.current, playing.current];
      // never beyond what was heard, but by listening; browsers round times
      if (element && now && !now.track.isFinished && element.currentTime > now.heard + 1) element.currentTime = now.heard;
    },
    onEnded: () => void goOn(),
    onError: () => {
      if (playing.current) onUnplayable();
    },
  };

  const leave = useEffectEvent(() => {
    clearTimeout(repeat.current);
    void tell('Stop');
    playing.current = null;
  });
  useEffect(() => () => leave(), []);

  return { audio, events, trackId, play };
}
