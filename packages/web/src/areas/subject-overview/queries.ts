import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../app/api.ts';

/** A child at a glance: asked for again after whatever is written while it is shown, since all of it may have changed by that. */
export function useOverview(subjectId: string) {
  const query = useQuery(
    api.subjectOverview.get.queryOptions({ input: { subjectId }, staleTime: 0, refetchOnWindowFocus: 'always', meta: { quiet: true } }),
  );
  const isWriting = useIsMutating() > 0;
  const askAgain = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (isWriting) return () => askAgain();
  }, [isWriting]);
  // what is due is judged as of the answer
  return { ...query, now: new Date(query.dataUpdatedAt) };
}
