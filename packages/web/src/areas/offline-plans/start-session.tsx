import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../app/current-user.ts';
import { ownerOf } from '../../app/offline/kept-reads.ts';
import { takeUp, unsent } from '../../app/unsent/unsent.ts';
import { GatesDialog } from './gates-dialog.tsx';
import { runningHere } from './session/running-here.ts';
import { gatesQuery } from './session/session-query.ts';
import { useBeginNext } from './use-begin-next.ts';

/** Starts the next session of a plan at once; what warns of it or stands against it is shown first, where there is any. */
export function StartSession({ planId, onClose }: { planId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { begin } = useBeginNext(planId, onClose);
  const [isAsking, setAsking] = useState(false);
  const isHere = useRef(true);
  const owner = ownerOf(useCurrentUser());

  const start = useEffectEvent(async () => {
    try {
      const { gates } = await client.fetchQuery({ ...gatesQuery(planId), staleTime: 0 });
      // what was said here without a network is known by then
      await takeUp(owner);
      if (gates.length === 0 && isHere.current && !runningHere(unsent.current(), planId)) return await begin();
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
