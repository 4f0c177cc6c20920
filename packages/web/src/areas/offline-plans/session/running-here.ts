import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { unsent } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { sessionQuery } from './session-query.ts';

interface Started {
  userOfflinePlanId: string;
  num: number;
}

/** The session of another plan that was started on this device, does not stand with the center yet and has not ended here. */
export function runningHere(all: readonly Unsent[], planId: string): Started | undefined {
  const isOver = (lane: string) => all.some((entry) => entry.lane === lane && entry.kind === 'finish');
  return all
    .filter(({ kind, refusal, lane }) => kind === 'startCourse' && refusal === null && !isOver(lane))
    .map(({ input }) => input as Started)
    .find(({ userOfflinePlanId }) => userOfflinePlanId !== planId);
}

/** The same with the name of its child, as the device kept it. */
export function useRunningHere(planId: string): (Started & { childName: string | undefined }) | undefined {
  const started = runningHere(useSyncExternalStore(unsent.subscribe, unsent.current), planId);
  const { data } = useQuery({ ...sessionQuery(started?.userOfflinePlanId ?? '', started?.num ?? 0), enabled: started !== undefined });
  return started && { ...started, childName: data?.subject.name };
}
