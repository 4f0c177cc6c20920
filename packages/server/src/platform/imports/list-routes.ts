import type { ListMapping, rowCorrection, UploadedList } from '@trellis/contract/imports/lists';
import type { z } from 'zod';
import type { Db } from '../db/types.ts';
import type { Actor, Member } from '../http/caller.ts';
import type { FileReply, IdentityContext, Read } from '../http/routes.ts';
import { changeMapping } from './change-mapping.ts';
import { changeRows } from './change-rows.ts';
import type { ImportDeclaration, Made, ResultOf } from './declaration.ts';
import { downloadFaultyRows, downloadTemplate } from './downloads.ts';
import { cancelImport, findProgress } from './progress.ts';
import { runImport } from './run-import.ts';
import { findImport, presentImport } from './store.ts';
import { uploadList } from './upload-list.ts';

interface OneList {
  importId: string;
}

/** How lists are found: what a call names says of which kind they are. */
interface Lists<Which, Field extends string, Candidate, M extends Made> {
  of: (which: Which) => ImportDeclaration<Field, Candidate, M>;
  /** The same for whoever asks; refuses whoever may not bring them in. */
  allowed: (caller: Actor, which: Which) => ImportDeclaration<Field, Candidate, M>;
}

/** What serves the calls of lists that are the same for each kind. */
export function listRoutes<Which, Field extends string, Candidate, M extends Made>({ of, allowed }: Lists<Which, Field, Candidate, M>) {
  type List = UploadedList<Field, ResultOf<M>>;
  const one = (caller: Actor, which: Which & OneList) => ({ kind: allowed(caller, which).kind, importId: which.importId });
  return {
    calls: {
      get: async (db: Db, caller: Member, which: Which & OneList): Promise<List> =>
        presentImport(await findImport<Field, ResultOf<M>>(db, caller, one(caller, which))),
      changeMapping: async (db: Db, caller: Member, input: Which & OneList & { mapping: ListMapping<Field> }): Promise<List> =>
        changeMapping<Field, ResultOf<M>>(db, caller, {
          ...one(caller, input),
          mapping: input.mapping,
          fields: allowed(caller, input).fields,
        }),
      changeRows: async (db: Db, caller: Member, input: Which & OneList & { rows: readonly z.infer<typeof rowCorrection>[] }) =>
        changeRows(db, caller, { ...one(caller, input), rows: input.rows }),
      progress: async (db: Db, caller: Member, which: Which & OneList) => findProgress(db, caller, one(caller, which)),
      cancel: async (db: Db, caller: Member, which: Which & OneList) => cancelImport(db, caller, one(caller, which)),
    },
    runs: {
      upload: async (context: IdentityContext, input: Which & { file: File }): Promise<List> => uploadList(of(input), context, input),
      run: async (context: IdentityContext, input: Which & OneList & { rows: number }): Promise<ResultOf<M>> =>
        runImport(of(input), context, input),
    },
    files: {
      template: async (read: Read, caller: Actor, which: Which): Promise<FileReply> =>
        downloadTemplate(allowed(caller, which), read, caller),
      faultyRows: async (read: Read, caller: Actor, which: Which & OneList): Promise<FileReply> =>
        downloadFaultyRows(allowed(caller, which), read, caller, which),
    },
  };
}
