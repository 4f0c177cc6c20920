import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { type ImportKind, importKinds } from './fields.ts';
import { importAccess as access } from './policies.ts';

const base = '/api/business/import/{kind}/finished' as const;
const ofKind = z.object({ kind: z.enum(importKinds) });
const one = ofKind.extend({ importId: id('finishedRecordImport') });

/** What keeps an import of each kind from being undone, once something of it has one. */
export const obstaclesOfKind = {
  contracts: ['sessions', 'payments', 'signatures', 'files'],
  schedule: ['begun', 'away', 'changed', 'cancelled'],
  credits: ['booked', 'used', 'takenBack'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ObstacleOf<Kind extends ImportKind> = (typeof obstaclesOfKind)[Kind][number];
const recordObstacles = Object.values(obstaclesOfKind).flat();

/** A list that was imported. */
export const finishedRecordImport = z.object({
  id: id('finishedRecordImport'),
  fileName: z.string(),
  personName: z.string(),
  finishedAt: instant,
  imported: z.int(),
  /** When and by whom it was taken back. */
  undone: z.object({ at: instant, personName: z.string() }).nullable(),
});

export const recordUndoPreview = z.object({
  /** How much of it is still there, and how much of that was changed since. */
  rows: z.int(),
  changed: z.int(),
  /** What was built on how much of it. With none the import can be undone. */
  obstacles: z.array(z.object({ kind: z.enum(recordObstacles), rows: z.int() })),
});
export type RecordUndoPreview = z.infer<typeof recordUndoPreview>;

export const recordImportUndoCalls = {
  finished: call('GET', base, {
    summary: 'Lists of a kind that were imported, the latest first',
    access,
    input: ofKind.extend(pageQuery.omit({ sorting: true }).shape),
    output: paged(finishedRecordImport),
  }),
  undoPreview: call('GET', `${base}/{importId}`, {
    summary: 'Whether an import can be undone, and what was built on what it brought',
    access,
    input: one,
    output: recordUndoPreview,
  }),
  undo: call('POST', `${base}/{importId}/undo`, {
    summary:
      'Take back all that an import brought, where nothing was built on it: contracts with their sessions and what was paid of them, bookings with what is held for them, or credits',
    access,
    input: one,
    output: z.object({ rows: z.int() }),
    errors: ['Trellis:ImportBuiltOn'],
  }),
};
