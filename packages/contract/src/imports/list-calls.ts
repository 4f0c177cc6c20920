import { z } from 'zod';
import { tableErrors } from '../upload-errors.ts';
import { call, fileReply, type Policies, pageQuery } from '../wire.ts';
import { rowCorrection } from './lists.ts';

/** What is particular of the calls of some lists. */
interface Lists<Of, One, Mapping, List, Preview, Result, Which> {
  base: `/${string}`;
  access: Policies;
  /** Which lists. */
  of: Of;
  /** Which one of them. */
  one: One;
  mapping: Mapping;
  list: List;
  preview: Preview;
  /** What becomes of it. */
  result: Result;
  /** What a look through rows calls which of them it wants. */
  which: Which;
  template: { summary: string; file: string };
}

const whichRows = z.enum(['all', 'faulty', 'warned']).default('all');

/** The calls of lists that are uploaded, looked through and imported as a whole. */
export function listCalls<
  Of extends z.ZodRawShape,
  One extends z.ZodRawShape,
  Mapping extends z.ZodType,
  List extends z.ZodType,
  Preview extends z.ZodType,
  Result extends z.ZodType,
  const Which extends string,
>({ base, access, of, one: which, mapping, list, preview, result, ...own }: Lists<Of, One, Mapping, List, Preview, Result, Which>) {
  const one = z.object(which);
  return {
    calls: {
      get: call('GET', `${base}/{importId}`, { summary: 'A list that the caller uploaded', access, input: one, output: list }),
      changeMapping: call('PUT', `${base}/{importId}/mapping`, {
        summary: 'Say which column holds what',
        access,
        input: z.object({ ...which, mapping }),
        output: list,
        errors: ['Trellis:ImportDone', 'Trellis:ImportRunning'],
      }),
      changeRows: call('PUT', `${base}/{importId}/row`, {
        summary: 'Correct cells of rows by their numbers in the file; the preview then says what is found in them',
        access,
        input: z.object({ ...which, rows: z.array(rowCorrection).min(1).max(1000) }),
        errors: ['Trellis:ImportDone', 'Trellis:ImportRunning'],
      }),
      preview: call('GET', `${base}/{importId}/row`, {
        summary: 'The rows with what is wrong in them; nothing is imported yet',
        access,
        input: z.object({
          ...which,
          ...({ [own.which]: whichRows } as Record<Which, typeof whichRows>),
          ...pageQuery.omit({ sorting: true }).shape,
        }),
        output: preview,
      }),
      progress: call('GET', `${base}/{importId}/progress`, {
        summary: 'How many rows are through while a list is imported',
        access,
        input: one,
        output: z.object({ done: z.int(), total: z.int() }),
      }),
      cancel: call('DELETE', `${base}/{importId}`, {
        summary: 'Give a list up; while it is imported, nothing of it stays',
        access,
        input: one,
        errors: ['Trellis:ImportDone'],
      }),
    },
    /** Those that run longer than one transaction. */
    runCalls: {
      upload: call('POST', `${base}/file`, {
        summary: 'Upload a list as Excel or CSV; the type is read from its content, the columns are guessed from their headers',
        access: { ...access, writers: 'centre' },
        input: z.object({ ...of, file: z.file() }),
        output: list,
        errors: tableErrors,
      }),
      run: call('POST', `${base}/{importId}/run`, {
        summary: 'Import every sound row, all or none of them; a repetition answers what the first one did',
        access: { ...access, writers: 'centre' },
        // how many rows the preview promised: another number means that something changed since
        input: z.object({ ...which, rows: z.int().min(1) }),
        output: result,
        errors: ['Trellis:ImportChanged', 'Trellis:ImportCancelled', 'Trellis:Busy'],
      }),
    },
    fileCalls: {
      template: call('GET', `${base}/template`, {
        summary: own.template.summary,
        access,
        input: z.object(of),
        output: fileReply,
        file: own.template.file,
      }),
      faultyRows: call('GET', `${base}/{importId}/faultyRow`, {
        summary: 'The rows that are not imported as they stand in the file, with what is wrong in each',
        access,
        input: one,
        output: fileReply,
        file: 'rows.xlsx',
      }),
    },
  };
}
