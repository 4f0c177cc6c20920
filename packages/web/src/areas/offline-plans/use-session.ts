import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../app/api.ts';
import { useLiveRefresh } from '../../app/live/use-live-refresh.ts';
import { sessionQuery } from './session/session-query.ts';

/** Where nothing is told, in milliseconds. */
const askEvery = 30_000;

/** A session, as it is now: what others do in it while it runs shows at once. */
export function useSession(planId: string, num: number) {
  const client = useQueryClient();
  const session = useQuery({ ...sessionQuery(planId, num), refetchOnWindowFocus: 'always' });
  const isOpen = session.data?.state === 'open';
  const stampQuery = api.offlinePlans.sessionStamp.queryOptions({ input: { userOfflinePlanId: planId, num } });
  useLiveRefresh(
    'session',
    [isOpen ? stampQuery.queryKey : sessionQuery(planId, num).queryKey],
    ({ sessionId }) => sessionId === session.data?.id,
  );
  const stamp = useQuery({
    ...stampQuery,
    enabled: isOpen,
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  }).data?.stamp;
  const known = useRef<string>(undefined);
  useEffect(() => {
    const isNews = known.current !== undefined && stamp !== undefined && stamp !== known.current;
    known.current = stamp ?? known.current;
    if (isNews) void client.invalidateQueries({ queryKey: sessionQuery(planId, num).queryKey });
  }, [client, planId, num, stamp]);
  return session;
}
