import { useMutation } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../app/api.ts';
import { CallError } from '../../../app/call-error.ts';
import { keptByTab } from '../../../app/storage.ts';
import { toast } from '../../../app/toast.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';

/** Why a video is covered: another player has it, or it was played to its end. */
export type Covered = { by: 'elsewhere'; text: string } | { by: 'end'; times: number };

/** Plays the video of an exercise where no other player has it, and has its end counted; each end decides anew whether it is covered. */
export function usePlayback(itemId: string, video: RefObject<HTMLVideoElement | null>) {
  const failureText = useFailureText();
  const [playerId] = useState(playerOfTab);
  const [covered, setCovered] = useState<Covered | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isContinued = useRef(false);
  const lastAsked = useRef<Promise<unknown>>(Promise.resolve());
  const check = useMutation(api.groupVideos.check.mutationOptions({ meta: { quiet: true } }));
  const end = useMutation(api.groupVideos.end.mutationOptions({ meta: { quiet: true } }));

  const failed = (error: Error) => {
    if (!(error instanceof CallError) || error.code !== 'RocketSystem:VideoMultiplePlaybackCannotBePlayed')
      return toast('error', failureText(error));
    video.current?.pause();
    setCovered({ by: 'elsewhere', text: error.message });
  };
  const progressOf = (element: HTMLVideoElement) => Math.max(0, Math.round(element.currentTime * 10) / 10);
  const ask = () => {
    const element = video.current;
    if (!element) return;
    lastAsked.current = check.mutateAsync({ itemId, playerId, progress: progressOf(element) }).then(({ times, progress }) => {
      // who left in the middle goes on there, once
      if (!isContinued.current && times === 0 && progress > element.currentTime + 1) element.currentTime = progress;
      isContinued.current = true;
    }, failed);
  };
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isPlaying) return;
    askAgain();
    // well before another player may take it
    const timer = window.setInterval(askAgain, (limits.videoHeldSeconds / 3) * 1000);
    return () => window.clearInterval(timer);
  }, [isPlaying]);

  const ended = async () => {
    const element = video.current;
    if (!element) return;
    setPlaying(false);
    const progress = progressOf(element);
    await lastAsked.current;
    try {
      const { times } = await end.mutateAsync({ itemId, playerId, progress });
      setCovered({ by: 'end', times });
    } catch (error) {
      failed(error as Error);
    }
  };
  return {
    covered,
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false), onEnded: () => void ended() },
    playAgain: () => {
      setCovered(null);
      void video.current?.play();
    },
  };
}

const kept = 'trellis.player';

/** Whoever comes back to the page, or loads it anew, is the same player and has not to wait until it is free. */
function playerOfTab(): string {
  const id = keptByTab.read(kept) ?? crypto.randomUUID();
  keptByTab.write(kept, id);
  return id;
}
