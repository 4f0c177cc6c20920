import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../app/current-user.ts';
import { keptSince, ownerOf } from '../../app/offline/kept-reads.ts';
import { takeUp, unsent } from '../../app/unsent/unsent.ts';
import { GatesDialog } from './gates-dialog.tsx';
import { runningAsKept } from './session/running-as-kept.ts';
import { runningHere } from './session/running-here.ts';
import { gatesQuery } from './session/session-query.ts';
import { useBeginNext } from './use-begin-next.ts';

/** Starts the next session of a plan at once; what warns of it or stands against it is shown first, where there is any. */
export function StartSession({ planId, onClose }: { planId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { begin } = useBeginNext(planId, onClose);
  const [isAsking, setAsking] = useState(false);
  const isHere = useRef(true);
  const user = useCurrentUser();

  const start = useEffectEvent(async () => {
    try {
      const { gates } = await client.fetchQuery({ ...gatesQuery(planId), staleTime: 0 });
      // what was said here without a network is known by then
      await takeUp(ownerOf(user));
      const isFree = gates.length === 0 && !runningHere(unsent.current(), planId);
      const ranLast = keptSince.current() !== undefined && (await runningAsKept(client, user.id, planId));
      if (isFree && !ranLast && isHere.current) return await begin();
    } catch {
      // what was refused is a gate by now
    }
    if (isHere.current) setAsking(true);
  });
  useEffect(() => {
    isHere.current = true;
    void start();
    return () => void (isHere.current = false);
  }, []);

  return isAsking && <GatesDialog planId={planId} onClose={onClose} />;
}
