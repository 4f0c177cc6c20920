import { sql } from 'kysely';
import { findPage } from '../db/page.ts';
import type { Db } from '../db/types.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { StoredImport } from './declaration.ts';
import type { WhichList } from './store.ts';

interface NewFinished {
  kind: string;
  list: Pick<StoredImport, 'id' | 'fileName'>;
  imported: number;
}

/** Who imported what and when is kept for as long as it may be undone. */
export async function keepFinished(db: Db, caller: Member, { kind, list, imported }: NewFinished): Promise<void> {
  await sql`
    insert into app.finished_imports (tenant_id, id, kind, person_id, file_name, imported, guardians, finished_at)
    values (${caller.tenantId}, ${list.id}, ${kind}, ${caller.personId}, ${list.fileName}, ${imported}, 0, now())`.execute(db);
}

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

interface Finished extends Omit<Row, 'finishedAt' | 'undoneAt' | 'undoneBy'> {
  finishedAt: string;
  undone: { at: string; personName: string } | null;
}

/** Lists of a kind that were imported, the latest first. */
export async function listFinished(
  db: Db,
  caller: Member,
  { kind, ...page }: { kind: string; skipCount: number; maxResultCount: number },
): Promise<{ items: Finished[]; totalCount: number }> {
  const counted = sql`from app.finished_imports as finished where finished.tenant_id = ${caller.tenantId} and finished.kind = ${kind}`;
  const rows = sql<Row>`
    select finished.id, finished.file_name as "fileName", person.name as "personName", finished.finished_at as "finishedAt", finished.imported,
      finished.guardians, finished.undone_at as "undoneAt", undoer.name as "undoneBy"
    from app.finished_imports as finished
    join identity.known_persons as person on person.id = finished.person_id
    left join identity.known_persons as undoer on undoer.id = finished.undone_by
    where finished.tenant_id = ${caller.tenantId} and finished.kind = ${kind}`;
  const found = await findPage(db, { rows, counted, order: sql`finished.finished_at desc, finished.id` }, page);
  const items = found.rows.map(({ undoneAt, undoneBy, ...row }) => ({
    ...row,
    finishedAt: row.finishedAt.toISOString(),
    undone: undoneAt && { at: undoneAt.toISOString(), personName: undoneBy ?? '' },
  }));
  return { items, totalCount: found.totalCount };
}

/** Refuses where no such list was imported here. */
export async function needFinished(db: Db, { kind, importId }: WhichList): Promise<void> {
  const { rows } = await sql`select id from app.finished_imports where id = ${importId} and kind = ${kind}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound');
}

/** Takes an imported list until the transaction ends; whether it was undone already. */
export async function lockFinished(db: Db, { kind, importId }: WhichList): Promise<boolean> {
  const { rows } = await sql<{ isUndone: boolean }>`
    select undone_at is not null as "isUndone" from app.finished_imports where id = ${importId} and kind = ${kind} for update`.execute(db);
  return (rows[0] ?? refuse('Trellis:NotFound')).isUndone;
}

/** Says who took an import back. */
export async function keepUndone(db: Db, caller: Member, importId: string): Promise<void> {
  await sql`
    update app.finished_imports set undone_at = ${caller.now}, undone_by = ${caller.personId} where id = ${importId}`.execute(db);
}
