import { useQueryClient } from '@tanstack/react-query';
import { parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '../../../app/call-error.ts';
import { sessionQuery, useFinishSession } from '../queries.ts';
import type { Finished } from './after-finish.tsx';
import type { KeptSession } from './use-kept-session.ts';

/** Finishes a session once all that was said in it has arrived. */
export function useFinish({ session, waiting, isHeldUp }: KeptSession) {
  const client = useQueryClient();
  const finish = useFinishSession();
  const [isWanted, setWanted] = useState(false);
  const [finished, setFinished] = useState<Finished | null>(null);
  const { userOfflinePlanId, num } = session;

  const send = useEffectEvent(async () => {
    try {
      setFinished(await finish.mutateAsync({ userOfflinePlanId, num }));
    } catch (error) {
      // somebody else took an answer back meanwhile: show what is missing now
      if (error instanceof CallError && error.code === 'RocketSystem:SessionIncomplete')
        await client.invalidateQueries({ queryKey: sessionQuery(userOfflinePlanId, num).queryKey });
    } finally {
      setWanted(false);
    }
  });
  const hasAllArrived = waiting.length === 0;
  // it is asked for once more when the center can be reached again
  if (isWanted && isHeldUp && !hasAllArrived) setWanted(false);
  useEffect(() => {
    if (isWanted && hasAllArrived) void Promise.resolve().then(() => send());
  }, [isWanted, hasAllArrived]);

  return {
    finish: () => setWanted(true),
    isFinishing: isWanted || finish.isPending,
    failure: finish.error,
    finished,
  };
}

/** A form that asks for nothing and of which nothing was said is given by finishing. */
export const isGivenByFinishing = ({ answered, feedbackProperties }: SessionView['overall']): boolean =>
  !answered && parseFeedbacks(feedbackProperties, []).ok;
