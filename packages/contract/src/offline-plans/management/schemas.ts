import { z } from 'zod';
import { id, instant, pageQuery } from '../../wire.ts';
import { difficulty, ilsVersion, itemKind, planState } from '../schemas.ts';

/** A part of a name or a code. */
const filter = z.string().trim().max(100).optional();
const page = pageQuery.omit({ sorting: true });

/** A plan that goes on, or waits for its end. */
const runningState = planState.extract(['active', 'readyToEnd']);
export type RunningState = z.infer<typeof runningState>;

export const currentPlanQuery = page.extend({
  /** A part of the child's name or clinic number. */
  filter,
  tenantId: id('tenant').optional(),
  state: runningState.optional(),
});

export const currentPlan = z.object({
  id: id('plan'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  subjectId: id('subject'),
  subjectName: z.string(),
  outpatientNumber: z.string().nullable(),
  displayName: z.string(),
  state: runningState,
  coachName: z.string(),
  startDifficulty: difficulty,
  ilsVersion,
  totalNum: z.int(),
  /** Sessions finished. */
  num: z.int(),
  isOpening: z.boolean(),
  /** When a session of it was begun last; null before the first. */
  lastOpenedAt: instant.nullable(),
  creationTime: instant,
});
export type CurrentPlan = z.infer<typeof currentPlan>;

export const coreSessionQuery = page.extend({ filter });

/** A numbered session as a plan template has it, before it is anybody's. */
export const coreSession = z.object({
  /** The version of the template, and the number. */
  id: z.string(),
  templateId: id('planTemplate'),
  displayName: z.string(),
  ilsVersion,
  num: z.int(),
  totalNum: z.int(),
  /** In the reader's language; null for a template without music. */
  musicCourse: z.string().nullable(),
  items: z.array(
    z.object({
      kind: itemKind,
      code: z.string(),
      title: z.string(),
      /** How far from the plan's level it begins. */
      offset: z.int(),
      minDifficulty: difficulty,
      maxDifficulty: difficulty,
    }),
  ),
});
export type CoreSession = z.infer<typeof coreSession>;
