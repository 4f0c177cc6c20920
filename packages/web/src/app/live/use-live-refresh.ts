import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { LiveData, LiveTopic } from '@trellis/contract/live';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from './use-live.ts';

/** Milliseconds between two readings of what changes all the time. */
const rest = 1_000;

/** Asks anew for what a page shows as soon as it changed; what changes often, once a second. */
export function useLiveRefresh<T extends LiveTopic>(
  topic: T,
  queryKeys: readonly QueryKey[],
  isAbout: (data: LiveData[T]) => boolean = () => true,
): void {
  const client = useQueryClient();
  const resting = useRef<number>(undefined);
  const isAskedAgain = useRef(false);
  const refresh = useEffectEvent(() => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
  });
  const ask = () => {
    if (resting.current !== undefined) return void (isAskedAgain.current = true);
    refresh();
    resting.current = window.setTimeout(() => {
      resting.current = undefined;
      if (!isAskedAgain.current) return;
      isAskedAgain.current = false;
      ask();
    }, rest);
  };
  useLive(topic, ({ data }) => isAbout(data as LiveData[T]) && ask());
  useEffect(() => () => window.clearTimeout(resting.current), []);
}
