import { z } from 'zod';
import { id, instant, paged, pagedToCap, pageQuery } from '../wire.ts';
import { figures, standings } from './figures.ts';
import { periodPattern, units } from './periods.ts';

export const figure = z.enum(figures);
/** Money in major units, everything else as it is counted. */
const amount = z.number();

export const periodQuery = z.object({
  unit: z.enum(units).default('Month'),
  /** MM-YYYY or YYYY, as the unit says; the current one unless told. */
  period: z.string().regex(periodPattern).optional(),
  /** One of several centers. */
  tenantId: id('tenant').optional(),
});
export type PeriodQuery = z.infer<typeof periodQuery>;

/** `part` is the currency of an amount, and empty where a figure has no parts; `before` is that of a year before. */
const counted = z.object({ figure, part: z.string(), amount, before: amount });
export type Counted = z.infer<typeof counted>;

/** When the figures were counted: this moment at a center, and at most a minute ago for several. */
const countedAt = instant;

export const overview = z.object({
  countedAt,
  period: z.string(),
  figures: z.array(counted),
  standings: z.array(z.object({ standing: z.enum(standings), part: z.string(), amount })),
});
export type Overview = z.infer<typeof overview>;

export const analysis = z.object({ countedAt, points: z.array(counted.extend({ period: z.string() })) });
export type Analysis = z.infer<typeof analysis>;

export const comparison = z.object({
  countedAt,
  items: z.array(z.object({ tenantId: id('tenant'), tenantName: z.string(), part: z.string(), amount, before: amount })),
});
export type Comparison = z.infer<typeof comparison>;

export const entryFilter = periodQuery.extend({ figure, part: z.string().max(40).optional() });
export const entryQuery = entryFilter.extend(pageQuery.omit({ sorting: true }).shape);
/** What a figure counts, one by one; the amounts of all of them are the figure. */
const entry = z.object({
  id: z.uuid(),
  tenantName: z.string(),
  subjectId: id('subject').nullable(),
  name: z.string(),
  /** The day at the center. */
  day: z.iso.date(),
  part: z.string(),
  amount,
});
export type Entry = z.infer<typeof entry>;
export const entries = pagedToCap(entry).extend({ amount });

export const standingFilter = z.object({
  standing: z.enum(standings),
  part: z.string().max(40).optional(),
  /** One of several centers. */
  tenantId: id('tenant').optional(),
});
export const standingQuery = standingFilter.extend(pageQuery.omit({ sorting: true }).shape);
/** What stands, one by one; the amounts of all of them are what is told of it. */
const stood = entry.omit({ day: true });
export type Stood = z.infer<typeof stood>;
export const standingEntries = pagedToCap(stood).extend({ amount });

export const tableFilter = periodQuery.extend({ filter: z.string().trim().max(100).optional() });
export const tableQuery = tableFilter.extend(pageQuery.omit({ sorting: true }).shape);
/** A row of a table: what it is about, at which center where it is one's own, and its counts by the names of the table's columns. */
const row = z.object({
  id: z.uuid(),
  name: z.string(),
  tenantName: z.string().nullable(),
  state: z.string().nullable(),
  counts: z.record(z.string(), amount),
});
export type TableRow = z.infer<typeof row>;
export const table = paged(row);
