import { groupPlanCalls } from './calls.ts';
import { groupDifficultyCalls } from './difficulty/calls.ts';
import { groupMusicCalls } from './music/calls.ts';
import { groupRecordCalls } from './records/calls.ts';
import { groupSessionCalls } from './session-calls.ts';
import { groupVideoCalls } from './video/calls.ts';

export { groupPlanErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  groupPlans: { calls: groupPlanCalls, about: 'Plans that a class trains by, from their start to their end' },
  groupSessions: { calls: groupSessionCalls, about: 'A session of a class: who attends, its exercises, and what is said of each child' },
  groupMusic: { calls: groupMusicCalls, about: 'Music of a class: punched while a session runs, and what was heard' },
  groupVideos: { calls: groupVideoCalls, about: 'The video of an exercise of a class: where it plays, and how often it was played' },
  groupRecords: { calls: groupRecordCalls, about: 'What was said in the sessions of a class, and how its children went on' },
  groupDifficulty: { calls: groupDifficultyCalls, about: 'The level of the exercises of a class, and what was changed of it' },
} as const;

export const ids = ['groupPlan', 'groupSession', 'groupItem'] as const;
