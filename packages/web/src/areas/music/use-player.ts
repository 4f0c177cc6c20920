import { limits } from '@trellis/contract/limits';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { useEffect, useRef, useState } from 'react';
import { heardOf, keepHeard, type Place, type PlayedSession } from './heard.ts';
import { holdMusicOpen } from './music-open.ts';
import { report, reportEnd } from './reporter.ts';

interface PlayerOptions {
  session: Pick<PlayedSession, 'id' | 'kind'>;
  first: Place;
  /** A track was heard to its end, and the center knows, or that waits for a network. It goes on unless something else was chosen meanwhile. */
  onEnded: (track: Track, goesOn: boolean) => void;
  onUnplayable: () => void;
  onNotKept: () => void;
}

/** Distance by which a seek may pass the heard part before it is set back; browsers round times. */
const seekTolerance = 1;

/** Drives the page's audio element: one track at a time, never beyond what was heard except by listening. */
export function usePlayer({ session, first, onEnded, onUnplayable, onNotKept }: PlayerOptions) {
  const audio = useRef<HTMLAudioElement>(null);
  const playing = useRef<{ track: Track; heard: number; savedAt: number; isStarted: boolean } | null>(null);
  const [trackId, setTrackId] = useState(first.track.id);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(first.at);
  const mayKeep = useRef(true);

  const placeOf = (track: Track, heard: number) => ({
    sessionId: session.id,
    kind: session.kind,
    sessionTrackId: track.id,
    heard,
    at: Math.min(heard, audio.current?.currentTime ?? heard),
  });
  const tell = (step: Parameters<typeof report>[0], track: Track, heard: number) => report(step, placeOf(track, heard));

  const stop = () => {
    const current = playing.current;
    playing.current = null;
    audio.current?.pause();
    if (current?.isStarted) void tell('stop', current.track, current.heard);
  };

  const load = ({ track, at }: Place) => {
    const element = audio.current;
    if (!element) return;
    stop();
    playing.current = { track, heard: Math.max(heardOf(track), at), savedAt: Date.now(), isStarted: false };
    setTrackId(track.id);
    setPosition(at);
    element.src = track.url;
    element.currentTime = at;
    play();
  };

  const play = () => {
    // a browser may want another tap first, and a newer load replaces this one; what is broken says so by an error of its own
    audio.current?.play().catch(() => undefined);
  };

  const seek = (seconds: number) => {
    const element = audio.current;
    if (!element || !playing.current) return;
    element.currentTime = Math.min(seconds, playing.current.heard);
    setPosition(element.currentTime);
  };

  const advance = (element: HTMLAudioElement) => {
    const current = playing.current;
    if (!current || element.seeking) return;
    const isNewSecond = Math.floor(element.currentTime) > Math.floor(current.heard);
    current.heard = Math.max(current.heard, element.currentTime);
    setPosition(element.currentTime);
    if (isNewSecond && !keepHeard(current.track.id, current.heard) && mayKeep.current) {
      mayKeep.current = false;
      onNotKept();
    }
    if (Date.now() - current.savedAt < limits.musicRecordInterval * 1000) return;
    current.savedAt = Date.now();
    void tell('save', current.track, current.heard);
  };

  const events = {
    onPlay: () => {
      setIsPlaying(true);
      if (!playing.current) return;
      playing.current.isStarted = true;
      void tell('start', playing.current.track, playing.current.heard);
    },
    onPause: () => {
      setIsPlaying(false);
      // the pause before the end, and the one of a track that is left, are told as what they are
      if (playing.current?.isStarted && !audio.current?.ended) void tell('pause', playing.current.track, playing.current.heard);
    },
    onTimeUpdate: () => audio.current && advance(audio.current),
    onSeeking: () => {
      const current = playing.current;
      if (audio.current && current && audio.current.currentTime > current.heard + seekTolerance) audio.current.currentTime = current.heard;
    },
    onEnded: () => {
      const current = playing.current;
      if (!current) return;
      setIsPlaying(false);
      playing.current = null;
      const seconds = Math.max(current.heard, audio.current?.duration ?? 0);
      keepHeard(current.track.id, seconds);
      void reportEnd(placeOf(current.track, seconds)).then((isTold) => {
        if (isTold) onEnded(current.track, playing.current === null && audio.current !== null);
      });
    },
    onError: () => {
      setIsPlaying(false);
      if (playing.current) onUnplayable();
    },
  };

  useEffect(() => (isPlaying ? holdMusicOpen() : undefined), [isPlaying]);

  // the player opens on a tap and plays at once; leaving it stops the music and says where
  const begin = useRef({ load, stop });
  begin.current = { load, stop };
  useEffect(() => {
    begin.current.load(first);
    return () => begin.current.stop();
  }, [first]);

  return {
    audio,
    events,
    trackId,
    isPlaying,
    position,
    heard: playing.current?.heard ?? position,
    load,
    play,
    pause: () => audio.current?.pause(),
    seek,
  };
}
