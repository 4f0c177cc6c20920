import { limits } from '@trellis/contract/limits';
import { atCentre } from '../packages/server/src/fixtures/clock.ts';
import type { Call } from './measure.ts';
import { askedBy } from './pairs.ts';
import type { SessionScene } from './session-scene.ts';

export interface SessionCall {
  name: string;
  pairs: number;
  /** Asked once, to learn which statements it sends. */
  recorded: Call[];
  ofProduct: Call[];
  ofPlain: Call[];
  /** Asked of the product among few and among many. */
  grown: Call[];
}

const plans = '/api/rocketAdmin/userOfflinePlan';
const schedule = '/api/rocketAdmin/schedule';
const classPlans = '/api/rocketAdmin/groupTrainingPlan';
export const openOfChild = 'Open a session';
export const openOfClass = 'Open a session of 20 children';
const often = 60;
/** What is done once a session or a plan, each time at another desk. */
const once = 14;
const onceOfClass = 6;

export function sessionCalls({ token, centre, desks, running, classes }: SessionScene): SessionCall[] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = (path: string): Call => ({ method: 'GET', path, headers });
  const post = (path: string, body: unknown): Call => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const repeated = (name: string, ...calls: Call[]): SessionCall => ({
    name,
    pairs: often,
    recorded: calls,
    ofProduct: calls,
    ofPlain: calls,
    grown: calls,
  });
  const each = (name: string, calls: Call[], pairs = once): SessionCall => {
    const share = askedBy(pairs);
    const [recorded, ...rest] = calls;
    if (!recorded || rest.length < 3 * share) throw new Error(`${rest.length} are too few for three times ${share}`);
    const [ofProduct, ofPlain, grown] = [0, 1, 2].map((at) => rest.slice(at * share, (at + 1) * share));
    return { name, pairs, recorded: [recorded], ofProduct: ofProduct ?? [], ofPlain: ofPlain ?? [], grown: grown ?? [] };
  };
  const monday = (7 - ((new Date().getUTCDay() + 6) % 7)) % 7 || 7;
  const at = (days: number, minutes: number) => atCentre(centre.zone, new Date(), days, minutes).toISOString();
  const week = new URLSearchParams({ start: at(monday, 0), end: at(monday + 7, 0), maxResultCount: `${limits.schedule.mostLoaded}` });
  const slot = { time: at(monday, 15 * 60), duration: 45, platform: 'App' };
  const series = {
    ...slot,
    schedulingType: 'Recurring',
    number: limits.schedule.mostAtOnce,
    scheduleTimes: [{ ...slot, timeInterval: 7 }],
    notice: [],
  };
  const punch = (hasDone: boolean | null) => post(`${plans}/punch`, { itemId: running.firstItemId, hasDone });
  return [
    repeated('A week of 40 coaches', get(`${schedule}/calendarList?${week.toString()}`)),
    repeated(openOfChild, get(`${plans}/userOfflinePlanCourse?userOfflinePlanId=${running.planId}&num=1`)),
    repeated('Punch and undo', punch(true), punch(null)),
    each(
      'Finish',
      desks.map(({ openPlanId }) => post(`${plans}/numDone`, { userOfflinePlanId: openPlanId, num: 1 })),
    ),
    repeated(openOfClass, get(`${classPlans}/groupTrainingPlanCourse?groupTrainingPlanId=${classes.runningId}&num=1`)),
    each(
      'Finish of 20 children',
      classes.planIds.map((groupTrainingPlanId) => post(`${classPlans}/numDone`, { groupTrainingPlanId, num: 1 })),
      onceOfClass,
    ),
    each(
      'A series of 120',
      desks.map(({ coachId, longPlanId }) => post(schedule, { ...series, trainerId: coachId, userOfflinePlanId: longPlanId })),
    ),
  ];
}
