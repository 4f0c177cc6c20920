import { z } from 'zod';
import { feedbacks } from '../offline-plans/feedback-schemas.ts';
import { difficulty } from '../offline-plans/schemas.ts';
import { call, id, paged, pageQuery } from '../wire.ts';
import { abandonReason, complaint, trainingType, trialBeforeStart, trialMusic, trialProgram, trialView } from './schemas.ts';

const base = '/api/rocketAdmin/trialPlan';
const read = { anyOf: ['RocketSystem.UserOfflinePlan'], allOf: ['PFE.UserManagement.SubjectDetail.TrialSessionTab'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const trialPlanId = id('trialPlan');
const named = z.object({ trialPlanId });
const faults = ['RocketSystem:SessionNotOpen', 'RocketSystem:SubjectLoggedOut'] as const;

export const trialSessionCalls = {
  beforeStart: call('GET', `${base}/beforeStart`, {
    summary: 'All gates of starting a trial with a child at once, and the trials left',
    access: read,
    input: z.object({ userId: id('subject') }),
    output: trialBeforeStart,
    errors: ['SubjectNotFound'],
  }),
  start: call('POST', `${base}/start`, {
    summary: 'Start a trial with a child: its session runs at once',
    access: write,
    input: z.object({ userId: id('subject'), trainingType, complaint: complaint.default('') }),
    output: z.object({ trialPlanId: id('trialPlan') }),
    errors: [
      'SubjectNotFound',
      'RocketSystem:SubjectLoggedOut',
      'RocketSystem:TrialAlreadyOpen',
      'RocketSystem:CoachBusy',
      'RocketSystem:NoTrialsAvailable',
    ],
  }),
  get: call('GET', `${base}/{trialPlanId}`, {
    summary: 'A trial whole: what the family says, its exercises with their forms, and what finishing still needs',
    access: read,
    input: named,
    output: trialView,
  }),
  trainingType: call('PUT', `${base}/trainingType`, {
    summary: 'Change what the family tries',
    access: write,
    input: named.extend({ trainingType }),
    errors: faults,
  }),
  complaint: call('PUT', `${base}/complaint`, {
    summary: 'Change what the family is most concerned about',
    access: write,
    input: named.extend({ complaint }),
    errors: faults,
  }),
  programs: call('GET', `${base}/programs`, {
    summary: 'The exercises that the center was granted, and which of them the trial has',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({
      trialPlanId,
      /** A part of the title or the code. */
      filter: z.string().trim().max(100).optional(),
      /** Only what can be trained at this difficulty. */
      difficulty: z.coerce.number().pipe(difficulty).optional(),
      categoryId: id('category').optional(),
    }),
    output: paged(trialProgram),
  }),
  choosePrograms: call('POST', `${base}/programs`, {
    summary: "Choose the trial's exercises, in their order; what was answered stays",
    access: write,
    input: named.extend({
      programs: z.array(z.object({ programId: id('program'), difficulty })).max(30),
    }),
    errors: [...faults, 'RocketSystem:AlreadyAnswered'],
  }),
  sessionFeedback: call('POST', `${base}/sessionFeedback`, {
    summary: 'Feedback on an exercise (done, not done, or null to take it back) or, without one, on the trial as a whole',
    closesBooks: true,
    access: write,
    input: named.extend({
      itemId: id('trialItem').optional(),
      hasDone: z.boolean().nullable().optional(),
      feedbacks: feedbacks.optional(),
    }),
    errors: faults,
  }),
  musics: call('GET', `${base}/musics/{trialPlanId}`, {
    summary: 'The music of a trial in order, with how far it was heard; null where the library has none',
    access: read,
    input: named,
    output: z.object({ music: trialMusic.nullable() }),
  }),
  progress: call('PUT', `${base}/progress`, {
    summary: 'What the player does with a track, and where it is',
    closesBooks: true,
    access: write,
    input: z.object({
      trialTrackId: id('trialTrack'),
      state: z.enum(['Start', 'Pause', 'Stop', 'Finish']),
      progress: z.number().min(0).max(36_000),
      /** Seconds since the player began this track, by its own count. */
      sinceStart: z.number().min(0).max(36_000).optional(),
      platform: z.literal('Web').default('Web'),
    }),
    output: z.object({ progress: z.number(), isFinished: z.boolean() }),
    errors: [...faults, 'RocketSystem:TrackOutOfOrder'],
  }),
  done: call('POST', `${base}/done`, {
    summary: 'Finish the trial: one of the trials left is taken, exactly once however often this is sent',
    closesBooks: true,
    access: write,
    input: named,
    output: z.object({ tryCount: z.int() }),
    errors: [...faults, 'RocketSystem:TrialIncomplete', 'RocketSystem:NoTrialsAvailable'],
  }),
  abandon: call('POST', `${base}/abandon`, {
    summary: 'Abandon a running trial, with a reason: it takes none of the trials left',
    closesBooks: true,
    // whoever may write, also while the center lacks the project
    access: read,
    input: named.extend({ reason: abandonReason }),
    errors: ['RocketSystem:SessionNotOpen'],
  }),
};
