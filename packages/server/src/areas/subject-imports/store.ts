import type { ImportMapping, ImportResult, SubjectImport } from '@trellis/contract/subject-imports/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ListRow } from './candidate.ts';

export interface StoredImport {
  id: string;
  fileName: string;
  headers: string[];
  mapping: ImportMapping;
  rows: ListRow[];
  result: ImportResult | null;
}

const columns = sql`id, file_name as "fileName", headers, mapping, content as rows, result`;

/** Keeps a list that was uploaded until it is imported or given up. */
export async function keepImport(db: Db, caller: Member, list: Omit<StoredImport, 'id' | 'result'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with kept as (
      insert into app.subject_imports (tenant_id, person_id, file_name, headers, mapping, content)
      values (${caller.tenantId}, ${caller.personId}, ${list.fileName}, ${JSON.stringify(list.headers)}, ${JSON.stringify(list.mapping)},
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

/** A list that the caller uploaded; nobody else's exists. */
export async function findImport(db: Db, caller: Actor, importId: string): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from app.subject_imports where id = ${importId} and person_id = ${caller.personId}`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** The same, for as long as the transaction lasts nobody else's turn: of two who import at once, the second finds the first one's result. */
export async function lockImport(db: Db, caller: Actor, importId: string): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from app.subject_imports where id = ${importId} and person_id = ${caller.personId} for no key update`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** The same without waiting; undefined while it is imported. */
export async function lockIdleImport(db: Db, caller: Actor, importId: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from app.subject_imports where id = ${importId} and person_id = ${caller.personId} for no key update skip locked`.execute(
    db,
  );
  if (rows[0]) return rows[0];
  await findImport(db, caller, importId);
  return undefined;
}

/** One import after the other in a centre: what one looks through, no other changes until it is done. */
export async function lockImporting(db: Db, { tenantId }: Member): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${tenantId}`}, 0))`.execute(db);
}

/** A list as the contract promises it. */
export function presentImport({ id, fileName, headers, rows, mapping, result }: StoredImport): SubjectImport {
  const examples = headers.map((_, column) => rows.find((row) => row.cells[column])?.cells[column] ?? '');
  return { id, fileName, headers, examples, rowCount: rows.length, mapping, result };
}
