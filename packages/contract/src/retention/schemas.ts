import { z } from 'zod';
import { limits } from '../limits.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';

const { recordMonths, partMonths, noticeDays } = limits.retention;

const months = ([least, most]: readonly number[]) =>
  z
    .int()
    .min(least ?? 1)
    .max(most ?? 1)
    .nullable();

/** What is erased of a child: all of it, or what was photographed and filmed, written with its family, and sent by headsets. */
export const erasedParts = ['record', 'media', 'chat', 'vr'] as const;
export type ErasedPart = (typeof erasedParts)[number];

/** Months after a child left, until a part of it is erased; null: no rule erases it. */
export const retentionMonths = z.object({
  recordMonths: months(recordMonths),
  mediaMonths: months(partMonths),
  chatMonths: months(partMonths),
  vrMonths: months(partMonths),
});
export type RetentionMonths = z.infer<typeof retentionMonths>;

export const retentionRule = retentionMonths.extend({
  /** How long before something is erased administrators are told; as long nothing is erased once a rule is turned on or shortened. */
  noticeDays: z
    .int()
    .min(noticeDays[0] ?? 7)
    .max(noticeDays[1] ?? 7),
});
export type RetentionRule = z.infer<typeof retentionRule>;

export const savedRetentionRule = retentionRule.extend({
  /** Nothing is erased by the rule before. */
  inForceAt: instant.nullable(),
  /** How many days backups are kept, and what was erased with them. */
  backupDays: z.int(),
  concurrencyStamp,
});
export type SavedRetentionRule = z.infer<typeof savedRetentionRule>;

/** Of how many children a preview said that a rule erases something within 90 days, and when it said so. */
export const seenPreview = z.object({ count: z.int().min(0), at: instant });
export type SeenPreview = z.infer<typeof seenPreview>;

/** Why no rule erases a child: it is held, has sessions left, owes or is owed something on a contract, or has something ahead. */
export const erasureObstacles = ['hold', 'credits', 'contract', 'bookings'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

export const leftChild = z.object({
  id: id('subject'),
  name: z.string(),
  leftAt: instant,
  /** When each part is erased; a part without a rule, or that is gone, is not among them. */
  parts: z.array(z.object({ part: z.enum(erasedParts), from: instant })),
  obstacles: z.array(z.enum(erasureObstacles)),
});
export type LeftChild = z.infer<typeof leftChild>;

export const legalHold = z.object({
  id: id('legalHold'),
  reason: z.string(),
  byName: z.string(),
  setAt: instant,
});
export type LegalHold = z.infer<typeof legalHold>;

/** Rows by table. */
const counts = z.record(z.string(), z.int());

export const erasure = z.object({
  id: z.uuid(),
  /** Counted within the center. */
  number: z.int(),
  /** That of a child of whom nothing else is left. */
  subjectId: z.uuid(),
  part: z.enum(erasedParts),
  /** The rule that erased it; null: somebody did. */
  ruleMonths: z.int().nullable(),
  byName: z.string().nullable(),
  leftAt: instant.nullable(),
  erasedAt: instant,
  removed: counts,
  blanked: counts,
  files: z.int(),
  /** When the last backup that has it is removed. */
  backupsUntil: instant,
  hash: z.string(),
  /** Whether it says what it said when it was written, and nothing before it is missing. */
  isIntact: z.boolean(),
});
export type Erasure = z.infer<typeof erasure>;
