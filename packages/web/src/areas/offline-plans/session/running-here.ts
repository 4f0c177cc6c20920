import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { keptSince } from '../../../app/offline/kept-reads.ts';
import { unsent } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { runningAsKeptQuery } from './running-as-kept.ts';
import { kindOf, lastBound } from './session-answer.ts';
import { sessionQuery } from './session-query.ts';

interface Started {
  /** Of a child, or of a class. */
  userOfflinePlanId: string;
  num: number;
  isClass: boolean;
}

/** The session of another plan that was started on this device, does not stand with the center yet and has not ended here. */
export function runningHere(all: readonly Unsent[], planId: string): Started | undefined {
  return all
    .filter((entry) => kindOf(entry) === 'startCourse' && entry.refusal === null && lastBound(all, entry.lane) === 'startCourse')
    .map(({ kind, input }) => ({ ...(input as Omit<Started, 'isClass'>), isClass: kind.startsWith('class:') }))
    .find(({ userOfflinePlanId }) => userOfflinePlanId !== planId);
}

export interface StandsAgainst extends Started {
  /** Of the child, or of the class. */
  childName: string | undefined;
  /** It was started here without a network; else the center knows of it. */
  isOfDevice: boolean;
}

/** The same, or else the one that ran when the center was last heard, with the name of its child as the device kept it. */
export function useRunningHere(planId: string): StandsAgainst | undefined {
  const client = useQueryClient();
  const { id } = useCurrentUser();
  // with a network the gates of a start say it
  const isKept = useSyncExternalStore(keptSince.subscribe, keptSince.current) !== undefined;
  const asKept = useQuery({ ...runningAsKeptQuery(client, id, planId), enabled: isKept }).data;
  const started = runningHere(useSyncExternalStore(unsent.subscribe, unsent.current), planId);
  const { userOfflinePlanId: startedId = '', num = 0, isClass = false } = started ?? {};
  const child = useQuery({ ...sessionQuery(startedId, num), enabled: started !== undefined && !isClass }).data;
  const ofClass = api.groupSessions.session.queryOptions({ input: { groupTrainingPlanId: startedId, num } });
  const group = useQuery({ ...ofClass, enabled: isClass }).data;
  if (started) return { ...started, childName: group?.className ?? child?.subject.name, isOfDevice: true };
  return asKept && isKept ? { ...asKept, isOfDevice: false } : undefined;
}
