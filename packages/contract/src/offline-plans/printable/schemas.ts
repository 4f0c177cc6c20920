import { z } from 'zod';
import { musicCodes } from '../../assessments/rules.ts';
import { musicTypes } from '../../music/schemas.ts';
import { id, instant } from '../../wire.ts';
import { difficulty } from '../schemas.ts';

/** A plan as a family takes it home, on one sheet. */
export const printablePlan = z.object({
  id: id('plan'),
  displayName: z.string(),
  subjectName: z.string(),
  centerName: z.string(),
  coachName: z.string(),
  creationTime: instant,
  totalNum: z.int(),
  startDifficulty: difficulty,
  /** As many sessions as the child's latest report recommends; null without one that recommends any. */
  recommendedNum: z.int().nullable(),
  /** Sessions a week, in the weeks with any; null while none is booked. */
  frequency: z.number().nullable(),
  /** Minutes of a session: as most are booked, else an hour. */
  sessionDuration: z.int(),
  /** The music that goes with it, and what the report says that music is for. */
  music: z.object({ name: z.string(), musicType: z.enum(musicTypes), recommended: z.enum(musicCodes).nullable() }).nullable(),
  /** The three that there is most to train of, of the same report. */
  focuses: z.array(z.object({ code: z.string(), name: z.string(), level: z.union([z.literal(1), z.literal(2)]) })),
  /** Where the training goes, in percent: as the report says, else as the exercises of the plan are. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), percentage: z.int(), recommendDifficulty: z.int() })),
  /** What of the above is the report's. */
  report: z.object({ name: z.string(), finishTime: instant.nullable() }).nullable(),
});
export type PrintablePlan = z.infer<typeof printablePlan>;
