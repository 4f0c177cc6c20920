import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GroupPlan, GroupSessionView } from '@trellis/contract/group-plans/schemas';
import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { ScheduleEntry, Today } from '@trellis/contract/scheduling/schemas';
import { api } from '../../../app/api.ts';
import { unsent } from '../../../app/unsent/unsent.ts';
import { laneOf, lastBound } from './session-answer.ts';
import { sessionQuery } from './session-query.ts';

export interface Running {
  /** Of a child, or of a class. */
  userOfflinePlanId: string;
  num: number;
  childName: string;
  isClass: boolean;
}

/** The session of another plan that runs by a coach today, as far as the center said before it was away, and that did not end here since. */
export async function runningAsKept(client: QueryClient, coachId: string, planId: string): Promise<Running | null> {
  const day = (await client.ensureQueryData(api.scheduling.today.queryOptions({ input: {}, retry: false })).catch(() => undefined)) as
    | Today
    | undefined;
  const own = day?.coaches.find(({ id }) => id === coachId)?.entries ?? [];
  for (const entry of own.filter((each) => planOf(each) !== planId && mayRun.has(each.state))) {
    const session = await asKept(client, entry).catch(() => undefined);
    // the session was asked for later than the day, where it was
    const isRunning = session ? session.state === 'open' && !hasEndedHere(session) : entry.state === 'opened';
    const num = session?.num ?? entry.sessionNum;
    if (isRunning && num !== null)
      return { userOfflinePlanId: planOf(entry), num, childName: entry.subjectName, isClass: entry.userOfflinePlanId === null };
  }
  return null;
}

const mayRun: ReadonlySet<ScheduleEntry['state']> = new Set(['scheduled', 'opened']);

const planOf = ({ userOfflinePlanId, groupTrainingPlanId }: ScheduleEntry): string => userOfflinePlanId ?? groupTrainingPlanId ?? '';

/** The same for a dialog that asks; changes with what is said here. */
export const runningAsKeptQuery = (client: QueryClient, coachId: string, planId: string) =>
  queryOptions({
    queryKey: ['runningAsKept', coachId, planId],
    queryFn: () => runningAsKept(client, coachId, planId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

type Kept = Pick<SessionView, 'id' | 'num' | 'state'>;

function asKept(client: QueryClient, entry: ScheduleEntry): Promise<Kept> {
  const begun = entry.state === 'opened' ? entry.sessionNum : null;
  return entry.userOfflinePlanId === null ? classAsKept(client, planOf(entry), begun) : childAsKept(client, entry.userOfflinePlanId, begun);
}

async function childAsKept(client: QueryClient, planId: string, begun: number | null): Promise<Kept> {
  const next = async () => {
    const plan = await client.ensureQueryData(api.offlinePlans.get.queryOptions({ input: { id: planId }, retry: false }));
    return (plan as PlanSummary).currentNum;
  };
  const known = sessionQuery(planId, begun ?? (await next()));
  return (await client.ensureQueryData({ ...known, retry: false })) as SessionView;
}

async function classAsKept(client: QueryClient, groupTrainingPlanId: string, begun: number | null): Promise<Kept> {
  const next = async () => {
    const input = { groupTrainingPlanId, maxResultCount: 1 };
    const plans = (await client.ensureQueryData(api.groupPlans.list.queryOptions({ input, retry: false }))) as { items: GroupPlan[] };
    return plans.items[0]?.currentNum ?? 1;
  };
  const known = api.groupSessions.session.queryOptions({ input: { groupTrainingPlanId, num: begun ?? (await next()) }, retry: false });
  return (await client.ensureQueryData(known)) as GroupSessionView;
}

const hasEndedHere = (session: Kept): boolean => {
  const bound = lastBound(unsent.current(), laneOf(session));
  return bound === 'finish' || bound === 'abandon';
};
