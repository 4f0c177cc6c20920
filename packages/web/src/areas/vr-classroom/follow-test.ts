import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lowerFirstLetters } from '@trellis/contract/keys';
import type { OutputOf } from '@trellis/contract/types';
import type { vrReportCalls } from '@trellis/contract/vr-classroom/report-calls';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { currentSignIn } from '../../app/sign-in.ts';
import { quiet } from '../../ui/quiet.ts';
import { eventReader } from './event-stream.ts';

type RealTime = OutputOf<typeof vrReportCalls.realTime>;

const often = 3000;
const pause = 2000;

/**
 * How a test goes: as the center is told of it, and asked for every three seconds where that does not come through. Whoever was away goes on
 * after what they heard last.
 */
export function useRealTime(caseId: string) {
  const client = useQueryClient();
  const [isFollowing, setFollowing] = useState(false);
  const options = api.vrReports.realTime.queryOptions({ input: { caseId, 'api-version': '2' }, ...quiet });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (!isFollowing && (state.data === undefined || state.data.status === 'Testing') ? often : false),
  });
  const isRunning = query.data?.status === 'Testing';
  useEffect(() => {
    if (!isRunning) return;
    const leaving = new AbortController();
    const show = (found: RealTime) => client.setQueryData(options.queryKey, found);
    void keepFollowing(caseId, { show, setFollowing, signal: leaving.signal });
    return () => leaving.abort();
    // the key follows from the case
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [caseId, isRunning, client]);
  return query;
}

interface Follower {
  show: (found: RealTime) => void;
  setFollowing: (isFollowing: boolean) => void;
  signal: AbortSignal;
}

/** Follows until the test is over or nobody looks any more. */
async function keepFollowing(caseId: string, { show, setFollowing, signal }: Follower): Promise<void> {
  let last = 0;
  let found: RealTime = { status: 'Testing', records: [], motions: [] };
  while (!signal.aborted && found.status === 'Testing') {
    try {
      for await (const event of eventsOf(caseId, last, signal)) {
        const { status, records, motions } = lowerFirstLetters(event.data) as RealTime;
        last = event.id;
        found = { status, records: [...found.records, ...records], motions: [...found.motions, ...motions] };
        setFollowing(true);
        show(found);
      }
    } catch {
      // what was missed is asked for until it comes through again
      if (!signal.aborted) setFollowing(false);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function* eventsOf(caseId: string, after: number, signal: AbortSignal) {
  const user = await currentSignIn();
  const query = new URLSearchParams({ caseId, after: String(after) });
  const response = await fetch(`/api/vrclassroom/DataAnalysis/Test/RealTimeStream?${query.toString()}`, {
    headers: user ? { authorization: `Bearer ${user.access_token}` } : {},
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`The test could not be followed: ${response.status}`);
  const parts = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const reader = eventReader();
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return;
    yield* reader.add(value);
  }
}
