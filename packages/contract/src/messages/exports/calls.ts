import { z } from 'zod';
import { call, fileReply, id, instant, paged, pageQuery } from '../../wire.ts';

const access = 'signedIn';
const base = '/api/business/export';

export const exportStates = ['Running', 'Ready', 'Failed'] as const;

/** A file that takes longer to write than somebody waits. */
export const exported = z.object({
  id: id('export'),
  fileName: z.string(),
  state: z.enum(exportStates),
  /** Written so far. */
  rowCount: z.int(),
  /** Of the whole file, once it is ready. */
  bytes: z.int().nullable(),
  creationTime: instant,
  expirationTime: instant,
});
export type Exported = z.infer<typeof exported>;

const one = z.object({ id: id('export') });

export const exportCalls = {
  list: call('GET', base, {
    summary: "One's own files that took longer, where one acts, the latest first. Each is kept for a day",
    access,
    input: pageQuery.omit({ sorting: true }),
    output: paged(exported),
  }),
  get: call('GET', `${base}/{id}`, { summary: 'How far such a file is', access, input: one, output: exported, forNarrowKeys: true }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete such a file; one that is under way is not told of any more',
    access,
    input: one,
  }),
};

export const exportFileCalls = {
  download: call('GET', `${base}/{id}/file`, {
    summary: 'Such a file. Whoever may not have what is in it any more is refused',
    forNarrowKeys: true,
    access,
    input: one,
    output: fileReply,
    file: 'export.xlsx',
  }),
};
