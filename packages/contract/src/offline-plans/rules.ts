import type { z } from 'zod';
import type { ClassCommodity } from '../credits/schemas.ts';
import { limits } from '../limits.ts';
import { missingPartNames } from './missing-part.ts';
import type { itemKind, missingPart, planKind, planState } from './schemas.ts';
import type { sessionFaults } from './session-faults.ts';

export type PlanState = z.infer<typeof planState>;
export type ItemKind = z.infer<typeof itemKind>;
export type MissingPart = z.infer<typeof missingPart>;

export type PlanKind = z.infer<typeof planKind>;

/** What a child pays a session of this kind of plan with; a trial costs a family nothing. */
export const commodityOfPlan: Record<PlanKind, ClassCommodity | null> = { one: 'oneToOne', group: 'group', trial: null };

/** What starting the next session depends on. */
export interface StartFacts {
  projectEnabled: boolean;
  subjectBound: boolean;
  subjectLoggedOut: boolean;
  planState: PlanState;
  sessionOpen: boolean;
  /** Whoever starts it trains somebody else at this moment, and not in the same class. */
  coachBusy: boolean;
  /** The number of the session that comes next, or null when all are finished. */
  nextNum: number | null;
  /** Free and held classes on contracts in force. */
  remainingClasses: number;
  /** The centre has set its session durations. */
  settingsComplete: boolean;
  /** An independent coach has started as many sessions as were agreed. */
  coachSpent: boolean;
  /** An interim assessment of the child waits for its answers. */
  hasOpenInterim: boolean;
  /** The certificate of whoever starts it has run out. */
  certificateExpired: boolean;
  /** Their center lets nobody train whose certificate ran out. */
  certificateBlocks: boolean;
  /** The child is to be assessed again about now, and nobody arranged it. */
  retestDue: boolean;
  /** The center talks with the parents every so many sessions, and has not done so since. */
  interviewDue: boolean;
}

export type BlockingGate =
  | 'RocketSystem:ProjectDisabled'
  | 'RocketSystem:SubjectNotBound'
  | 'RocketSystem:SubjectLoggedOut'
  | 'RocketSystem:PlanNotActive'
  | 'RocketSystem:SessionAlreadyOpen'
  | 'RocketSystem:CoachBusy'
  | 'RocketSystem:NoSessionLeft'
  | 'RocketSystem:NoValidContract'
  | 'RocketSystem:SettingsIncomplete'
  | 'RocketSystem:CoachTimesUsedUp'
  | 'RocketSystem:CertificateExpired'
  | 'RocketSystem:UncompletedMediumAssessment';
export type WarningGate =
  | 'RocketSystem:CertificateExpired'
  | 'RocketSystem:RetestDue'
  | 'RocketSystem:ParentInterviewDue'
  | 'RocketSystem:FewClassesLeft';
export type StartGate = { code: BlockingGate; level: 'block' } | { code: WarningGate; level: 'warn' };

/** Every gate of starting the next session that is shut, in a fixed order; the first that blocks is the one a refused start names. */
export function startGates(facts: StartFacts): StartGate[] {
  const shut: [boolean, BlockingGate][] = [
    [!facts.projectEnabled, 'RocketSystem:ProjectDisabled'],
    [!facts.subjectBound, 'RocketSystem:SubjectNotBound'],
    [facts.subjectLoggedOut, 'RocketSystem:SubjectLoggedOut'],
    [facts.planState !== 'active', 'RocketSystem:PlanNotActive'],
    [facts.sessionOpen, 'RocketSystem:SessionAlreadyOpen'],
    [facts.nextNum === null, 'RocketSystem:NoSessionLeft'],
    [facts.remainingClasses <= 0, 'RocketSystem:NoValidContract'],
    [!facts.settingsComplete, 'RocketSystem:SettingsIncomplete'],
    [facts.coachSpent, 'RocketSystem:CoachTimesUsedUp'],
    [facts.certificateExpired && facts.certificateBlocks, 'RocketSystem:CertificateExpired'],
    [facts.hasOpenInterim, 'RocketSystem:UncompletedMediumAssessment'],
    [facts.coachBusy, 'RocketSystem:CoachBusy'],
  ];
  const isFew = facts.remainingClasses > 0 && facts.remainingClasses <= limits.lowClassesAtStart;
  const noted: [boolean, WarningGate][] = [
    [facts.certificateExpired && !facts.certificateBlocks, 'RocketSystem:CertificateExpired'],
    [facts.retestDue, 'RocketSystem:RetestDue'],
    [facts.interviewDue, 'RocketSystem:ParentInterviewDue'],
    [isFew, 'RocketSystem:FewClassesLeft'],
  ];
  return [
    ...shut.filter(([isShut]) => isShut).map(([, code]) => ({ code, level: 'block' as const })),
    ...noted.filter(([isNoted]) => isNoted).map(([, code]) => ({ code, level: 'warn' as const })),
  ];
}

/** The gate that a refused start names, or undefined when it may start. */
export function firstBlock(gates: readonly StartGate[]): BlockingGate | undefined {
  for (const gate of gates) if (gate.level === 'block') return gate.code;
  return undefined;
}

interface OrderedItem {
  id: string;
  kind: ItemKind;
  position: number;
  hasDone: boolean | null;
}

/** The order in which items are answered: activities and statics by position, then the no-playbook items. */
export function inOrder<I extends OrderedItem>(items: readonly I[]): I[] {
  const last = (item: I) => (item.kind === 'nonePlaybook' ? 1 : 0);
  return [...items].sort((a, b) => last(a) - last(b) || a.position - b.position);
}

/** The item to answer next: the first pending one after the current, else the first pending one; undefined when all are answered. */
export function nextItem<I extends OrderedItem>(items: readonly I[], currentId?: string): I | undefined {
  const ordered = inOrder(items);
  const after = ordered.slice(ordered.findIndex((item) => item.id === currentId) + 1);
  return after.find((item) => item.hasDone === null) ?? ordered.find((item) => item.hasDone === null);
}

/** An item may be answered once all before it are. */
export function mayPunch(items: readonly OrderedItem[], itemId: string): boolean {
  const ordered = inOrder(items);
  const at = ordered.findIndex((item) => item.id === itemId);
  return at >= 0 && ordered.slice(0, at).every((item) => item.hasDone !== null);
}

/** Only the latest answer may be taken back, so that the order stays whole. */
export function mayUndo(items: readonly OrderedItem[], itemId: string): boolean {
  return inOrder(items).findLast((item) => item.hasDone !== null)?.id === itemId;
}

/** What finishing a session looks at; the session on the wire has this shape. */
export interface SessionParts {
  items: readonly { kind: ItemKind; hasDone: boolean | null }[];
  nonePlaybook: readonly { kind: ItemKind; hasDone: boolean | null }[];
  overall: { answered: boolean };
  categoryPunch: readonly { answered: boolean }[];
  /** Of each child that attends, where its plan asks for it. */
  personal?: readonly { answered: boolean }[];
  /** Null when the session has no music. */
  iLs: { tracks: readonly { isPunched: boolean }[]; feedback: { answered: boolean } } | null;
}

/** Everything that finishing the session still needs, in the order in which it is done. */
export function missingParts(session: SessionParts): MissingPart[] {
  const pending = [...session.items, ...session.nonePlaybook].filter((item) => item.hasDone === null);
  const music = session.iLs;
  const unmet: Record<MissingPart, boolean> = {
    items: pending.some((item) => item.kind !== 'static'),
    staticItems: pending.some((item) => item.kind === 'static'),
    overall: !session.overall.answered,
    category: session.categoryPunch.some((form) => !form.answered),
    personal: (session.personal ?? []).some((form) => !form.answered),
    music: music !== null && !(music.feedback.answered && music.tracks.every((track) => track.isPunched)),
  };
  return missingPartNames.filter((part) => unmet[part]);
}

/** An item's difficulty: the plan's level moved by the template's offset, kept within the program's bounds and the product's. */
export function itemDifficulty(startDifficulty: number, offset: number, program: { minDifficulty: number; maxDifficulty: number }): number {
  const lowest = Math.max(limits.difficulty.min, program.minDifficulty);
  const highest = Math.min(limits.difficulty.max, program.maxDifficulty);
  return Math.min(highest, Math.max(lowest, startDifficulty + offset));
}

/** Personal feedback counts once it was given on every child that attends. */
export const isPersonalGiven = (items: readonly { attendance: string; answered: boolean }[]): boolean =>
  items.every(({ attendance, answered }) => attendance !== 'Attend' || answered);

/** What writing into a session depends on, whoever writes. */
export interface SessionFacts {
  sessionOpen: boolean;
  planActive: boolean;
  subjectBound: boolean;
  subjectLoggedOut: boolean;
}
export type SessionFault = (typeof sessionFaults)[number];

/** Why nothing may be written into a session now, whatever it is; nothing where it may. */
export function sessionFault(facts: SessionFacts): SessionFault | undefined {
  if (!facts.sessionOpen || !facts.planActive) return 'RocketSystem:SessionNotOpen';
  if (!facts.subjectBound) return 'RocketSystem:SubjectNotBound';
  return facts.subjectLoggedOut ? 'RocketSystem:SubjectLoggedOut' : undefined;
}

/** When something happened that is told later: as it is said, though neither after now, nor longer ago than things are kept without a network, nor before what it follows. */
export function whenSaid(said: string | undefined, now: Date, notBefore?: Date | null): Date {
  if (said === undefined) return now;
  const earliest = Math.max(now.getTime() - limits.toldLateDays * 86_400_000, notBefore?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(said))));
}
