/** Modules that every focus program has. */
export const lockedModules = ['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion'] as const;
/** Modules that a family may take besides; one that was taken stays. */
export const optionalModules = ['Exercise', 'Sleep', 'Nutrition'] as const;
export const focusModules = [...lockedModules, ...optionalModules] as const;
export type FocusModule = (typeof focusModules)[number];

/** What a family may aim at; what is none of these is written in its own words. */
export const focusGoals = [
  'KeepAttention',
  'FinishHomework',
  'FollowRules',
  'CalmDown',
  'WaitTurn',
  'OrganizeThings',
  'GetAlong',
  'SleepWell',
  'EatWell',
  'MoveMore',
  'CalmParents',
] as const;
export type FocusGoal = (typeof focusGoals)[number];

/** What becomes of a request to cancel; none while it waits. */
export const cancellationResults = ['Allow', 'Reject'] as const;
export type CancellationResult = (typeof cancellationResults)[number];

export const focusStates = ['notStarted', 'on', 'paused', 'cancelled'] as const;
export type FocusState = (typeof focusStates)[number];

/** Thoughts that are shown at once, and how many more each time. */
export const thoughtsAtOnce = 5;

interface Course {
  appStartTime: unknown;
  stopTime: unknown;
  cancelledAt: unknown;
}

/** Where a program stands: one that was cancelled may begin again, one that stopped is paused. */
export function stateOf({ appStartTime, stopTime, cancelledAt }: Course): FocusState {
  if (cancelledAt) return 'cancelled';
  if (!appStartTime) return 'notStarted';
  return stopTime ? 'paused' : 'on';
}

/** The modules of a program once some are added: those of every program, those it had, those that are new; in their order. */
export const modulesWith = (had: readonly FocusModule[], added: readonly FocusModule[]): FocusModule[] =>
  focusModules.filter(
    (module) => (lockedModules as readonly FocusModule[]).includes(module) || had.includes(module) || added.includes(module),
  );
