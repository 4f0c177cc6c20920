import { trialPlanCalls } from './calls.ts';
import { trialFileCalls } from './file-calls.ts';
import { trialSessionCalls } from './session-calls.ts';

export { trialPlanErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  trialPlans: { calls: trialPlanCalls, about: 'Trials of a child before its family signs, looked up and compared by category' },
  trialSessions: { calls: trialSessionCalls, about: 'A trial from its start: its programs, feedback and music, until it is done' },
  trialFiles: { calls: trialFileCalls, about: 'Trials of all centers as an Excel file' },
} as const;

export const ids = ['trialPlan', 'trialItem', 'trialTrack'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.trials'] as const;
