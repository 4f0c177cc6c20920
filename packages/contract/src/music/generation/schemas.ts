import { z } from 'zod';
import { limits } from '../../limits.ts';
import { concurrencyStamp, id } from '../../wire.ts';
import { musicTypes } from '../schemas.ts';

const musicType = z.enum(musicTypes);
const { most, mostSessions } = limits.music;
const order = z.int().min(1).max(most);
/** For how many sessions of a plan. */
const count = z.int().min(1).max(mostSessions);
const code = z.string().trim().min(1).max(100);

/** Which music some sessions of a child play. */
export const musicGeneration = z.object({
  id: id('musicGeneration'),
  userId: id('subject'),
  musicType,
  /** Its place among the music of the child. */
  order: z.int(),
  /** Of a music course of the library. */
  code: z.string(),
  name: z.string(),
  count: z.int(),
  /** Somebody chose it; otherwise it follows from the child's stage or report. */
  edit: z.boolean(),
  userAssessmentId: id('userAssessment').nullable(),
  concurrencyStamp,
});
export type MusicGeneration = z.infer<typeof musicGeneration>;

export const musicGenerations = z.object({
  items: z.array(musicGeneration),
  totalCount: z.int(),
  /** What may be chosen. */
  courses: z.array(z.object({ code: z.string(), name: z.string(), musicType })),
  /** What the stage of the child asks for. */
  stageType: musicType,
  /** The latest assessment of the child that music may be based on. */
  report: z.object({ userAssessmentId: id('userAssessment'), title: z.string() }).nullable(),
});
export type MusicGenerations = z.infer<typeof musicGenerations>;

/** What is left out follows: the type from the assessment that is named, else from the child's stage; the code from the type; the order is the next one. */
export const generateMusic = z.object({
  userId: id('subject'),
  userAssessmentId: id('userAssessment').nullish(),
  musicType: musicType.nullish(),
  order: order.nullish(),
  code: code.nullish(),
  count: count.default(limits.fasRetestEvery),
});

export const changeMusic = z.object({ id: id('musicGeneration'), musicType, order, code, count, concurrencyStamp });
