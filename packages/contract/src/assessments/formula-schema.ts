import { z } from 'zod';
import { projects } from '../account/schemas.ts';
import { limits } from '../limits.ts';
import { stages } from '../subjects/rules.ts';
import { musicCodes } from './rules.ts';

const code = z.string().trim().min(1).max(60);
const share = z.int().min(0).max(100);
const { min, max } = limits.difficulty;
const difficulty = z.int().min(min).max(max);

/** The figures of a report: which sections count, their bounds, and what is recommended when. */
export const reportFormula = z.object({
  name: code,
  abilities: z
    .array(z.object({ section: code, category: code, low: share, high: share }).refine(({ low, high }) => low <= high, { path: ['high'] }))
    .min(1)
    .max(20),
  difficulty: z.object({ least: difficulty, most: difficulty }).refine(({ least, most }) => least <= most, { path: ['most'] }),
  music: z
    .array(z.object({ code: z.enum(musicCodes), stage: z.enum(stages).optional(), section: code.optional(), atLeast: share.optional() }))
    .min(1)
    .max(20),
  classes: z
    .array(z.object({ from: share, count: z.int().min(1).max(400) }))
    .min(1)
    .max(20),
  project: z.enum(projects),
});
