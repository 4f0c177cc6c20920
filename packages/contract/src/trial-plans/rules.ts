import { limits } from '../limits.ts';

/** What a family tries: training alone, in a class, or through the app. */
export const trainingTypes = ['OneToOne', 'Group', 'Online'] as const;
export type TrainingType = (typeof trainingTypes)[number];

export const trialStates = ['open', 'finished', 'cancelled'] as const;
export type TrialState = (typeof trialStates)[number];

/** What finishing a trial may still need, in the order in which it is done. */
export const missingOfTrialNames = ['programs', 'items', 'overall'] as const;
export type MissingOfTrial = (typeof missingOfTrialNames)[number];

/** Says that a center may hold as many trials as it likes. */
export const unlimitedTrials = -1;

/** Whether somebody counts a center's trials: below zero, and from 500 on, nobody does. */
export const areTrialsCounted = (tryCount: number): boolean => tryCount >= 0 && tryCount < limits.unlimitedAbove;

/** What starting a trial depends on. */
export interface TrialStartFacts {
  projectEnabled: boolean;
  subjectLoggedOut: boolean;
  hasOpenTrial: boolean;
  /** Whoever starts it trains somebody else at this moment. */
  coachBusy: boolean;
  tryCount: number;
}

export type TrialGate =
  | {
      code:
        | 'RocketSystem:ProjectDisabled'
        | 'RocketSystem:SubjectLoggedOut'
        | 'RocketSystem:TrialAlreadyOpen'
        | 'RocketSystem:CoachBusy'
        | 'RocketSystem:NoTrialsAvailable';
      level: 'block';
    }
  | { code: 'RocketSystem:FewTrialsLeft'; level: 'warn' };

/** Every gate of starting a trial that is shut, in a fixed order. A family that has not signed has no contract, and need not be bound. */
export function trialGates({ projectEnabled, subjectLoggedOut, hasOpenTrial, coachBusy, tryCount }: TrialStartFacts): TrialGate[] {
  const gates: TrialGate[] = [];
  if (!projectEnabled) gates.push({ code: 'RocketSystem:ProjectDisabled', level: 'block' });
  if (subjectLoggedOut) gates.push({ code: 'RocketSystem:SubjectLoggedOut', level: 'block' });
  if (hasOpenTrial) gates.push({ code: 'RocketSystem:TrialAlreadyOpen', level: 'block' });
  else if (coachBusy) gates.push({ code: 'RocketSystem:CoachBusy', level: 'block' });
  if (tryCount === 0) gates.push({ code: 'RocketSystem:NoTrialsAvailable', level: 'block' });
  else if (areTrialsCounted(tryCount)) gates.push({ code: 'RocketSystem:FewTrialsLeft', level: 'warn' });
  return gates;
}

/** Everything that finishing a trial still needs. */
export function missingOfTrial(trial: { items: readonly { hasDone: boolean | null }[]; overall: { answered: boolean } }): MissingOfTrial[] {
  const unmet: Record<MissingOfTrial, boolean> = {
    programs: trial.items.length === 0,
    items: trial.items.some((item) => item.hasDone === null),
    overall: !trial.overall.answered,
  };
  return missingOfTrialNames.filter((part) => unmet[part]);
}
