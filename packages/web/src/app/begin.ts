import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { watched } from './watched.ts';

/** The page that somebody came to in order to begin what it is mostly for; known until it has begun. */
const wanted = watched<string | undefined>(undefined);

/** Begins what a page is mostly for, as soon as it is there. */
export const beginAt = (path: string) => wanted.set(path);

/** What a page begins for who came for it. */
export function useBegin(begin: (() => void) | undefined): void {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.current) === window.location.pathname;
  const start = useEffectEvent(() => {
    wanted.set(undefined);
    begin?.();
  });
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
}
