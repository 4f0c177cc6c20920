import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { GroupPlan, GroupSessionView } from '@trellis/contract/group-plans/schemas';
import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { ScheduleEntry, Today } from '@trellis/contract/scheduling/schemas';
import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';
import { readCenterClock } from '../../app/offline/center-clock.ts';
import { keepMedia } from '../../app/offline/keep-media.ts';
import { countWhole, keptSince } from '../../app/offline/kept-reads.ts';
import { askToStay } from '../../app/offline/stay.ts';

/** How many sessions of a day are kept, and for how long what was asked for is new enough, in milliseconds. */
const mostKept = 12;
const staleTime = 10 * 60_000;

/** How much of the sessions that somebody has ahead today the device has, and as of when. */
export interface KeptDay {
  kept: number;
  ahead: number;
  /** Some of their music is played with a network alone. */
  lacksMusic: boolean;
  /** In milliseconds. */
  at: number;
}

/** Asks for the sessions that somebody has today, so that the device keeps what they need without a network. One after the other: nobody waits for them. */
export async function keepDay(client: QueryClient, today: Today, coachId: string): Promise<KeptDay> {
  const own = today.coaches.find(({ id }) => id === coachId)?.entries ?? [];
  const ahead = own.filter(({ state }) => state === 'scheduled' || state === 'opened');
  const sessions: SessionAsked[] = [];
  let isCut = false;
  await readCenterClock();
  for (const entry of ahead.slice(0, mostKept)) {
    try {
      const session = await askFor(client, entry);
      sessions.push({ ...session, hashes: [...session.hashes, ...(await askWhatIfMissed(client, entry))] });
    } catch (error) {
      // the center's refusal is of this one alone; what is cut off is asked for with the next look at the day
      isCut ||= !(error instanceof CallError);
    }
  }
  const played = sessions.flatMap(({ tracks }) => tracks);
  const tracks = new Set(played.map((url) => new URL(url, window.location.origin).pathname));
  // what could not be asked may need what is kept
  const heard = isCut ? tracks.size : await keepMedia(played);
  const kept = await countWhole(sessions.map(({ hashes }) => hashes));
  if (kept > 0) askToStay();
  return { kept, ahead: ahead.length, lacksMusic: heard < tracks.size, at: keptSince.current() ?? Date.now() };
}

interface SessionAsked {
  /** By what the device knows its answers. */
  hashes: string[];
  /** Addresses of its music. */
  tracks: string[];
}

const quiet = { staleTime, meta: { quiet: true }, retry: false } as const;

/** One that runs is known by its number; else it is the one that its plan comes to next. */
const askFor = (
  client: QueryClient,
  { userOfflinePlanId, groupTrainingPlanId, state, sessionNum }: ScheduleEntry,
): Promise<SessionAsked> => {
  const runs = state === 'opened' ? sessionNum : null;
  return groupTrainingPlanId === null ? askForChild(client, userOfflinePlanId ?? '', runs) : askForClass(client, groupTrainingPlanId, runs);
};

/** What is said of a booking that nobody comes to. */
async function askWhatIfMissed(client: QueryClient, { id, state }: ScheduleEntry): Promise<string[]> {
  if (state !== 'scheduled') return [];
  const missed = api.missedBookings.get.queryOptions({ input: { id }, ...quiet });
  await client.fetchQuery(missed);
  return [hashKey(missed.queryKey)];
}

async function askForChild(client: QueryClient, userOfflinePlanId: string, runs: number | null): Promise<SessionAsked> {
  const summary = api.offlinePlans.get.queryOptions({ input: { id: userOfflinePlanId }, ...quiet });
  const plan = (await client.fetchQuery(summary)) as PlanSummary;
  const gates = api.offlinePlans.beforeStartCourse.queryOptions({ input: { userOfflinePlanId }, ...quiet });
  await client.fetchQuery(gates);
  const session = api.offlinePlans.session.queryOptions({ input: { userOfflinePlanId, num: runs ?? plan.currentNum }, ...quiet });
  const view = (await client.fetchQuery(session)) as SessionView;
  return asked([summary, gates, session], view.iLs);
}

/** The same of a class, with how each of its children stands. */
async function askForClass(client: QueryClient, groupTrainingPlanId: string, runs: number | null): Promise<SessionAsked> {
  const summary = api.groupPlans.list.queryOptions({ input: { groupTrainingPlanId, maxResultCount: 1 }, ...quiet });
  const { items } = (await client.fetchQuery(summary)) as { items: GroupPlan[] };
  const gates = api.groupPlans.beforeStartCourse.queryOptions({ input: { groupTrainingPlanId }, ...quiet });
  await client.fetchQuery(gates);
  const num = runs ?? items[0]?.currentNum ?? 1;
  const session = api.groupSessions.session.queryOptions({ input: { groupTrainingPlanId, num }, ...quiet });
  const view = (await client.fetchQuery(session)) as GroupSessionView;
  return asked([summary, gates, session], view.iLs);
}

const asked = (options: readonly { queryKey: readonly unknown[] }[], music: SessionView['iLs']): SessionAsked => ({
  hashes: options.map(({ queryKey }) => hashKey(queryKey)),
  tracks: (music?.tracks ?? []).map(({ url }) => url),
});
