import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../../app/current-user.ts';
import { keptSince, ownerOf } from '../../../app/offline/kept-reads.ts';
import { takeUp, unsent } from '../../../app/unsent/unsent.ts';
import { runningAsKept, runningHere } from '../../offline-plans/public.ts';
import { startQuery } from '../queries.ts';
import { ClassGatesDialog } from './class-gates-dialog.tsx';
import { useBeginClass } from './use-begin-class.ts';

interface StartClassProps {
  planId: string;
  /** Whoever was there in the session before is, and nobody else: it follows at once. */
  goesOn?: boolean;
  /** It is up to the person now: nothing is under way. */
  onAsking?: () => void;
  onClose: () => void;
}

/** Starts the next session of a class at once; what stands against it, and which children are left out of it, is shown first, where there is any. */
export function StartClass({ planId, goesOn = false, onAsking, onClose }: StartClassProps) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { begin } = useBeginClass({ planId, goesOn, onStarted: onClose });
  const [isAsking, setAsking] = useState(false);
  const isHere = useRef(true);

  const start = useEffectEvent(async () => {
    try {
      const { gates, children, interviews } = await client.fetchQuery(startQuery(planId));
      const isClear = gates.length === 0 && interviews.length === 0 && children.every(({ code }) => code === null);
      // what was said here without a network is known by then
      await takeUp(ownerOf(user));
      const isFree = !runningHere(unsent.current(), planId);
      const ranLast = keptSince.current() !== undefined && (await runningAsKept(client, user.id, planId));
      if (isClear && isFree && !ranLast && isHere.current) return await begin();
    } catch {
      // what was refused is a gate by now
    }
    if (!isHere.current) return;
    setAsking(true);
    onAsking?.();
  });
  useEffect(() => {
    isHere.current = true;
    void start();
    return () => void (isHere.current = false);
  }, []);

  return isAsking && <ClassGatesDialog planId={planId} goesOn={goesOn} onClose={onClose} />;
}
