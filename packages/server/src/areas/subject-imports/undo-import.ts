import type { subjectImportUndoCalls } from '@trellis/contract/subject-imports/undo-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { keepUndone, lockFinished, needFinished } from '../../platform/imports/finished.ts';
import { lockImporting } from '../../platform/imports/store.ts';
import { findBuilt } from './obstacles.ts';

type Calls = typeof subjectImportUndoCalls;

const kind = 'children';

/** Whether an import can be undone. */
export async function previewUndo(
  db: Db,
  _caller: Member,
  { importId }: InputOf<Calls['undoPreview']>,
): Promise<OutputOf<Calls['undoPreview']>> {
  const [, built] = await Promise.all([needFinished(db, { kind, importId }), findBuilt(db, importId)]);
  return built;
}

/** Takes back the children of an import on whom nothing was built, all or none. Twice is once. */
export async function undoImport(db: Db, caller: Member, { importId }: InputOf<Calls['undo']>): Promise<OutputOf<Calls['undo']>> {
  await lockImporting(db, caller);
  if (await lockFinished(db, { kind, importId })) return { children: 0 };
  // whoever builds on one of them waits, and finds it gone
  await sql`select id from app.subjects where import_id = ${importId} order by id for update`.execute(db);
  const { children, obstacles } = await findBuilt(db, importId);
  if (obstacles.length > 0) refuse('Trellis:ImportBuiltOn', { data: { obstacles } });
  await sql`select app.undo_import(${caller.tenantId}, ${importId})`.execute(db);
  await keepUndone(db, caller, importId);
  return { children };
}
