import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { ScheduleEntry, Today } from '@trellis/contract/scheduling/schemas';
import { api } from '../../../app/api.ts';
import { unsent } from '../../../app/unsent/unsent.ts';
import { laneOf } from './session-answer.ts';
import { sessionQuery } from './session-query.ts';

type OfChild = ScheduleEntry & { userOfflinePlanId: string };

export interface Running {
  userOfflinePlanId: string;
  num: number;
  childName: string;
}

/** The session of another plan that runs by a coach today, as far as the center said before it was away, and that did not end here since. */
export async function runningAsKept(client: QueryClient, coachId: string, planId: string): Promise<Running | null> {
  const day = (await client.ensureQueryData(api.scheduling.today.queryOptions({ input: {}, retry: false })).catch(() => undefined)) as
    | Today
    | undefined;
  const own = day?.coaches.find(({ id }) => id === coachId)?.entries ?? [];
  for (const entry of own.filter(isOfChild).filter(({ userOfflinePlanId, state }) => userOfflinePlanId !== planId && mayRun.has(state))) {
    const session = await asKept(client, entry).catch(() => undefined);
    // the session was asked for later than the day, where it was
    const isRunning = session ? session.state === 'open' && !hasEndedHere(session) : entry.state === 'opened';
    const num = session?.num ?? entry.sessionNum;
    if (isRunning && num !== null) return { userOfflinePlanId: entry.userOfflinePlanId, num, childName: entry.subjectName };
  }
  return null;
}

/** A booking of one child; of a class the center alone knows whether it runs. */
const isOfChild = (entry: ScheduleEntry): entry is OfChild => entry.userOfflinePlanId !== null;

const mayRun: ReadonlySet<ScheduleEntry['state']> = new Set(['scheduled', 'opened']);

/** The same for a dialog that asks; changes with what is said here. */
export const runningAsKeptQuery = (client: QueryClient, coachId: string, planId: string) =>
  queryOptions({
    queryKey: ['runningAsKept', coachId, planId],
    queryFn: () => runningAsKept(client, coachId, planId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

async function asKept(client: QueryClient, { userOfflinePlanId, state, sessionNum }: OfChild): Promise<SessionView> {
  const begun = state === 'opened' ? sessionNum : null;
  const next = async () => {
    const plan = await client.ensureQueryData(api.offlinePlans.get.queryOptions({ input: { id: userOfflinePlanId }, retry: false }));
    return (plan as PlanSummary).currentNum;
  };
  const known = sessionQuery(userOfflinePlanId, begun ?? (await next()));
  return (await client.ensureQueryData({ ...known, retry: false })) as SessionView;
}

const hasEndedHere = (session: SessionView): boolean =>
  unsent.current().some(({ lane, kind, refusal }) => lane === laneOf(session) && kind === 'finish' && refusal === null);
