import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../wire.ts';

const access = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const base = '/api/business/subjectImport/finished' as const;
const one = z.object({ importId: id('finishedImport') });

/** What keeps an import from being undone, once a child of it has one. */
export const importObstacles = [
  'contracts',
  'credits',
  'plans',
  'bookings',
  'visits',
  'classes',
  'questionnaires',
  'assessments',
  'tests',
  'links',
  'grants',
  'moves',
  'music',
  'wellbeing',
  'focus',
  'dailyTopics',
  'legalHolds',
  'guardians',
] as const;
export type ImportObstacle = (typeof importObstacles)[number];

/** A list that was imported. */
export const finishedImport = z.object({
  id: id('finishedImport'),
  fileName: z.string(),
  personName: z.string(),
  finishedAt: instant,
  imported: z.int(),
  guardians: z.int(),
  /** When and by whom its children were taken back. */
  undone: z.object({ at: instant, personName: z.string() }).nullable(),
});
export type FinishedImport = z.infer<typeof finishedImport>;

export const undoPreview = z.object({
  /** How many children of it are still there, and how many of them were changed since. */
  children: z.int(),
  changed: z.int(),
  /** What was built on how many of them. With none the import can be undone. */
  obstacles: z.array(z.object({ kind: z.enum(importObstacles), children: z.int() })),
});
export type UndoPreview = z.infer<typeof undoPreview>;

export const subjectImportUndoCalls = {
  finished: call('GET', base, {
    summary: 'Lists that were imported, the latest first',
    access,
    input: pageQuery.omit({ sorting: true }),
    output: paged(finishedImport),
  }),
  undoPreview: call('GET', `${base}/{importId}`, {
    summary: 'Whether an import can be undone, and what was built on its children',
    access,
    input: one,
    output: undoPreview,
  }),
  undo: call('POST', `${base}/{importId}/undo`, {
    summary: 'Take back the children of an import on whom nothing was built, and guardians who came with them; nothing of them is left',
    access,
    input: one,
    output: z.object({ children: z.int() }),
    errors: ['Trellis:ImportBuiltOn'],
  }),
};
