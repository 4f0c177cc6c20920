import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../current-user.ts';
import { ownerOf } from '../offline/kept-reads.ts';
import { isHeldUp, isKeptHere, onlyHere, takeUp, unsent } from './unsent.ts';
import type { Unsent } from './unsent-store.ts';

/** What of a lane the center does not have: what waits to be sent, and what it refused. Asked for by whoever may say more of it. */
export function useUnsent(lane: string): {
  waiting: readonly Unsent[];
  refused: readonly Unsent[];
  isHeldUp: boolean;
  isKeptHere: boolean;
  /** How much of what waits outlives the page. */
  keptCount: number;
} {
  const owner = ownerOf(useCurrentUser());
  useEffect(() => void takeUp(owner), [owner]);
  const all = useSyncExternalStore(unsent.subscribe, unsent.current);
  const [waiting, refused] = useMemo(() => {
    const own = all.filter((entry) => entry.lane === lane);
    return [own.filter((entry) => entry.refusal === null), own.filter((entry) => entry.refusal !== null)];
  }, [all, lane]);
  const heldUp = useSyncExternalStore(isHeldUp.subscribe, isHeldUp.current);
  const keptHere = useSyncExternalStore(isKeptHere.subscribe, isKeptHere.current);
  const notKept = useSyncExternalStore(onlyHere.subscribe, onlyHere.current);
  const keptCount = waiting.filter(({ id }) => !notKept.has(id)).length;
  // closing the page would lose what nothing else keeps, or not yet
  const isLosing = keptCount < waiting.length;
  useEffect(() => {
    if (!isLosing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLosing]);
  return { waiting, refused, isHeldUp: heldUp, isKeptHere: keptHere, keptCount };
}
