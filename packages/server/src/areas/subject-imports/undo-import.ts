import type { subjectImportUndoCalls } from '@trellis/contract/subject-imports/undo-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findBuilt } from './obstacles.ts';
import { lockImporting } from './store.ts';

type Calls = typeof subjectImportUndoCalls;

interface Row {
  id: string;
  fileName: string;
  personName: string;
  finishedAt: Date;
  imported: number;
  guardians: number;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/** Lists that were imported, the latest first. */
export async function listFinished(db: Db, caller: Member, page: InputOf<Calls['finished']>): Promise<OutputOf<Calls['finished']>> {
  const counted = sql`from app.finished_imports as finished where finished.tenant_id = ${caller.tenantId}`;
  const rows = sql<Row>`
    select finished.id, finished.file_name as "fileName", person.name as "personName", finished.finished_at as "finishedAt", finished.imported,
      finished.guardians, finished.undone_at as "undoneAt", undoer.name as "undoneBy"
    from app.finished_imports as finished
    join identity.known_persons as person on person.id = finished.person_id
    left join identity.known_persons as undoer on undoer.id = finished.undone_by
    where finished.tenant_id = ${caller.tenantId}`;
  const found = await findPage(db, { rows, counted, order: sql`finished.finished_at desc, finished.id` }, page);
  const items = found.rows.map(({ undoneAt, undoneBy, ...row }) => ({
    ...row,
    finishedAt: row.finishedAt.toISOString(),
    undone: undoneAt && { at: undoneAt.toISOString(), personName: undoneBy ?? '' },
  }));
  return { items, totalCount: found.totalCount };
}

/** Whether an import can be undone. */
export async function previewUndo(
  db: Db,
  _caller: Member,
  { importId }: InputOf<Calls['undoPreview']>,
): Promise<OutputOf<Calls['undoPreview']>> {
  const known = db.selectFrom('app.finished_imports').select('id').where('id', '=', importId).executeTakeFirst();
  const [finished, built] = await Promise.all([known, findBuilt(db, importId)]);
  return finished ? built : refuse('Trellis:NotFound');
}

/** Takes back the children of an import on whom nothing was built, all or none. Twice is once. */
export async function undoImport(db: Db, caller: Member, { importId }: InputOf<Calls['undo']>): Promise<OutputOf<Calls['undo']>> {
  await lockImporting(db, caller);
  const { rows } = await sql<{ isUndone: boolean }>`
    select undone_at is not null as "isUndone" from app.finished_imports where id = ${importId} for update`.execute(db);
  const finished = rows[0] ?? refuse('Trellis:NotFound');
  if (finished.isUndone) return { children: 0 };
  // whoever builds on one of them waits, and finds it gone
  await sql`select id from app.subjects where import_id = ${importId} order by id for update`.execute(db);
  const { children, obstacles } = await findBuilt(db, importId);
  if (obstacles.length > 0) refuse('Trellis:ImportBuiltOn', { data: { obstacles } });
  await sql`select app.undo_import(${caller.tenantId}, ${importId})`.execute(db);
  await sql`
    update app.finished_imports set undone_at = ${caller.now}, undone_by = ${caller.personId} where id = ${importId}`.execute(db);
  return { children };
}
