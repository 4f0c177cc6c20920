import { isLow } from '../credits/rules.ts';
import type { Policy } from '../policies.ts';
import { dateIn } from '../scheduling/rules.ts';
import { isClosed } from '../subjects/rules.ts';
import type { SubjectOverview } from './calls.ts';

export type NextStep = 'enrol' | 'goOn' | 'start' | 'feedback' | 'contract' | 'plan' | 'book';
export type Need = 'unfinished' | 'noContract' | 'lowClasses' | 'notCovered' | 'notBound' | 'noCoach';

const hour = 3_600_000;
/** A session is prepared for as long before it begins. */
const soon = hour;
/** A family remembers how it was. */
const fresh = 24 * hour;
// nobody trains for longer: whoever does forgot to finish
const longestSession = 3 * hour;

interface Child {
  tag: string;
  isErased?: boolean;
  isEnrolling: boolean;
  isBind: boolean;
  coachNames: readonly string[];
}

interface Asked {
  child: Child;
  overview: SubjectOverview;
  can: (policy: Policy) => boolean;
  now: Date;
  zone: string;
}

/** What somebody who opens a child most likely came to do, of what they may do; nothing where all is done, or the child is gone. */
export function nextStepOf({ child, overview: { bookings, classes, training }, can, now, zone }: Asked): NextStep | undefined {
  if (isClosed(child)) return undefined;
  const mayTrain = training !== null && can('RocketSystem.UserOfflinePlan.Write');
  const [next] = bookings?.ahead ?? [];
  const isWithin = (span: number) => next !== undefined && Date.parse(next.time) - now.getTime() <= span;
  if (child.isEnrolling && can('PFE.UserManagement.Subject.Write')) return 'enrol';
  if (mayTrain && training.open) return 'goOn';
  if (mayTrain && isWithin(soon)) return 'start';
  if (mayTrain && asksFamily(child, training, now)) return 'feedback';
  if (classes && can('RocketSystem.UserContract.Create') && (!classes.hasContract || classes.left === 0)) return 'contract';
  // whoever is only in classes has no plan and no bookings of their own
  if (classes?.isGroup) return undefined;
  if (mayTrain && training.planId === null) return 'plan';
  if (bookings?.count === 0 && training?.planId && can('RocketSystem.Schedule.Write')) return 'book';
  const isToday = next !== undefined && dateIn(zone, next.time) === dateIn(zone, now.toISOString());
  return mayTrain && isToday ? 'start' : undefined;
}

/** Whether the last session is fresh, and somebody could say how it was. */
function asksFamily({ isBind }: Child, { finished }: NonNullable<SubjectOverview['training']>, now: Date): boolean {
  return finished !== null && isBind && !finished.hasFamilyFeedback && now.getTime() - Date.parse(finished.finishedAt) < fresh;
}

/** What of a child somebody should look after, the most urgent first. */
export function needsOf({ child, overview: { bookings, classes, training }, now }: Omit<Asked, 'can' | 'zone'>): Need[] {
  if (isClosed(child)) return [];
  const trains = Boolean(training?.planId || bookings?.count);
  const found: Record<Need, boolean> = {
    unfinished: Boolean(training?.open && now.getTime() - Date.parse(training.open.openedAt) > longestSession),
    noContract: classes !== null && trains && !classes.hasContract,
    notCovered: Boolean(bookings && bookings.uncovered > 0),
    // without a contract there is nothing that could run low
    lowClasses: classes !== null && classes.hasContract && isLow(classes.left),
    notBound: !child.isBind,
    noCoach: trains && child.coachNames.length === 0,
  };
  return (Object.keys(found) as Need[]).filter((need) => found[need]);
}
