import type { ListMapping, UploadedList } from '@trellis/contract/imports/lists';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Actor, Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { StoredImport } from './declaration.ts';
import type { ListRow } from './row-reader.ts';

const columns = sql`id, file_name as "fileName", headers, mapping, content as rows, result`;

interface NewList {
  fileName: string;
  headers: string[];
  mapping: ListMapping;
  rows: ListRow[];
}

/** Keeps a list that was uploaded until it is imported or given up. */
export async function keepImport(db: Db, caller: Member, kind: string, list: NewList): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with kept as (
      insert into app.subject_imports (tenant_id, person_id, kind, file_name, headers, mapping, content)
      values (${caller.tenantId}, ${caller.personId}, ${kind}, ${list.fileName}, ${JSON.stringify(list.headers)}, ${JSON.stringify(list.mapping)},
        ${JSON.stringify(list.rows)})
      returning tenant_id, id
    )
    select id from kept`.execute(db);
  const id = rows[0]?.id ?? refuse('Trellis:Internal');
  await sql`insert into app.subject_import_progress (tenant_id, id, total) values (${caller.tenantId}, ${id}, ${list.rows.length})`.execute(
    db,
  );
  return id;
}

/** Which list: of a kind, uploaded by the caller. */
export interface WhichList {
  kind: string;
  importId: string;
}

const isMeant = ({ personId }: Actor, { kind, importId }: WhichList) =>
  sql`id = ${importId} and kind = ${kind} and person_id = ${personId}`;

/** A list that the caller uploaded; nobody else's exists. */
export async function findImport<Field extends string, Result>(
  db: Db,
  caller: Actor,
  which: WhichList,
): Promise<StoredImport<Field, Result>> {
  const { rows } = await sql<
    StoredImport<Field, Result>
  >`select ${columns} from app.subject_imports where ${isMeant(caller, which)}`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** The same, for as long as the transaction lasts nobody else's turn: of two who import at once, the second finds the first one's result. */
export async function lockImport<Field extends string, Result>(
  db: Db,
  caller: Actor,
  which: WhichList,
): Promise<StoredImport<Field, Result>> {
  const { rows } = await sql<StoredImport<Field, Result>>`
    select ${columns} from app.subject_imports where ${isMeant(caller, which)} for no key update`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** The same without waiting; undefined while it is imported. */
export async function lockIdleImport<Field extends string, Result>(
  db: Db,
  caller: Actor,
  which: WhichList,
): Promise<StoredImport<Field, Result> | undefined> {
  const { rows } = await sql<StoredImport<Field, Result>>`
    select ${columns} from app.subject_imports where ${isMeant(caller, which)} for no key update skip locked`.execute(db);
  if (rows[0]) return rows[0];
  await findImport(db, caller, which);
  return undefined;
}

/** One import after the other in a centre: what one looks through, no other changes until it is done. */
export async function lockImporting(db: Db, { tenantId }: Member): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${tenantId}`}, 0))`.execute(db);
}

/** A list as the contract promises it. */
export function presentImport<Field extends string, Result>({
  id,
  fileName,
  headers,
  rows,
  mapping,
  result,
}: StoredImport<Field, Result>): UploadedList<Field, Result> {
  const examples = headers.map((_, column) => rows.find((row) => row.cells[column])?.cells[column] ?? '');
  return { id, fileName, headers, examples, rowCount: rows.length, mapping, result };
}
