import { z } from 'zod';
import { call, concurrencyStamp, id, paged, pageQuery } from '../wire.ts';
import { cancellationResults, thoughtsAtOnce } from './rules.ts';
import { focusCancellation, focusProgram, focusThought, pdtCustomGoal, pdtGoals, pdtModules, reviewNotes, thoughtText } from './schemas.ts';

const base = '/api/pdt/subjectPdt';
const access = { anyOf: ['Pdt.SubjectPdt.Create'] } as const;
const review = { anyOf: ['Pdt.SubjectPdt.Review'], allOf: ['Pdt.SubjectPdt.Create'] } as const;
const ofChild = z.object({ subjectId: id('subject') });
const notSetUp = ['SubjectNotFound', 'RocketSystem:FocusNotSetUp'] as const;
const underWay = [...notSetUp, 'RocketSystem:FocusCancelled'] as const;

/** The focus program of a child: modules, goals, its course and its end. */
export const focusCalls = {
  goals: call('GET', `${base}/goals`, {
    summary: "What a child's focus program aims at",
    access,
    input: ofChild,
    output: focusProgram.pick({ pdtGoals: true, pdtCustomGoal: true, concurrencyStamp: true }),
    errors: ['SubjectNotFound'],
  }),
  cancellation: call('GET', `${base}/cancellation`, {
    summary: "The latest request to cancel a child's focus program; null where there is none",
    access,
    input: ofChild,
    output: focusCancellation.nullable(),
    errors: ['SubjectNotFound'],
  }),
  thoughts: call('GET', `${base}/thoughts`, {
    summary: "What staff noted on a child's focus program, the latest first",
    access,
    input: pageQuery
      .pick({ skipCount: true })
      .extend({ ...ofChild.shape, maxResultCount: z.int().min(1).max(100).default(thoughtsAtOnce) }),
    output: paged(focusThought),
    errors: ['SubjectNotFound'],
  }),
  detail: call('GET', `${base}/{subjectId}`, {
    summary: "A child's focus program; empty where none is set up",
    access,
    input: ofChild,
    output: focusProgram,
    errors: ['SubjectNotFound'],
  }),
  create: call('POST', base, {
    summary: 'Set up the focus program of a child; the modules of every program are part of it whatever is named',
    access,
    input: ofChild.extend({ modules: pdtModules, goals: pdtGoals, pdtCustomGoal }),
    errors: ['SubjectNotFound', 'RocketSystem:FocusSetUp', 'RocketSystem:FocusWithoutGoal'],
  }),
  setModules: call('PUT', `${base}/modules`, {
    summary: "Add modules to a child's focus program; those that it has stay",
    access,
    input: ofChild.extend({ modules: pdtModules }),
    errors: underWay,
  }),
  setGoals: call('PUT', `${base}/goals`, {
    summary: "Change what a child's focus program aims at, and add modules to it; with its stamp, a stale editor is told",
    access,
    input: ofChild.extend({ pdtGoals, pdtCustomGoal, modules: pdtModules.optional(), concurrencyStamp: concurrencyStamp.optional() }),
    errors: [...underWay, 'RocketSystem:FocusWithoutGoal', 'Trellis:StaleStamp'],
  }),
  pause: call('POST', `${base}/pause`, {
    summary: "Pause a child's focus program",
    access,
    input: ofChild,
    errors: [...underWay, 'RocketSystem:FocusNotOn'],
  }),
  continue: call('POST', `${base}/continue`, {
    summary: "Start a child's focus program, go on with it after a pause, or start it again after it was cancelled",
    access,
    input: ofChild,
    errors: [...notSetUp, 'RocketSystem:FocusIsOn'],
  }),
  requestCancellation: call('POST', `${base}/cancellation`, {
    summary: "Ask that a child's focus program be cancelled; it goes on until that is reviewed",
    access,
    input: ofChild,
    output: z.object({ id: id('focusCancellation') }),
    errors: [...underWay, 'RocketSystem:FocusCancellationWaits'],
  }),
  review: call('POST', `${base}/cancellation/review`, {
    summary: 'Allow or reject that a focus program is cancelled',
    access: review,
    input: z.object({ id: id('focusCancellation'), result: z.enum(cancellationResults), notes: reviewNotes }),
    errors: ['RocketSystem:FocusCancellationReviewed'],
  }),
  addThought: call('POST', `${base}/thought`, {
    summary: "Note something on a child's focus program",
    access,
    input: ofChild.extend({ thought: thoughtText }),
    errors: ['SubjectNotFound'],
  }),
};
