import type { z } from 'zod';
import { CallError } from '../app/call-error.ts';

/** A field that says something else now. */
export interface Change {
  key: string;
  field: string;
  value: string;
}

/** What somebody else saved meanwhile, which a stale editor is told; undefined for any other problem. */
export function currentOf<T>(problem: unknown, schema: z.ZodType<T>): T | undefined {
  const isStale = problem instanceof CallError && problem.code === 'Trellis:StaleStamp';
  return isStale ? schema.safeParse(problem.data['current']).data : undefined;
}

/** Which of the fields, named in the same order, say something else now. */
export const differences = (before: readonly Change[], now: readonly Change[]): Change[] =>
  now.filter(({ value }, index) => value !== before[index]?.value);
