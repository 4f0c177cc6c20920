import { sql } from 'kysely';
import type { Pools } from '../db/pools.ts';
import type { Db } from '../db/types.ts';
import { actingAs } from '../http/acting.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { findImport, lockIdleImport, type WhichList } from './store.ts';

/** How far an import is. */
export async function findProgress(db: Db, caller: Member, which: WhichList): Promise<{ done: number; total: number }> {
  await findImport(db, caller, which);
  const { rows } = await sql<{ done: number; total: number }>`
    select done, total from app.subject_import_progress where id = ${which.importId}`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** Gives a list up. While it is imported, the import is told and takes everything back. */
export async function cancelImport(db: Db, caller: Member, which: WhichList): Promise<void> {
  const idle = await lockIdleImport(db, caller, which);
  if (idle?.result) refuse('Trellis:ImportDone');
  if (idle) await db.deleteFrom('app.subject_imports').where('id', '=', which.importId).execute();
  else await db.updateTable('app.subject_import_progress').set({ cancelled_at: caller.now }).where('id', '=', which.importId).execute();
}

/** Refuses once somebody gave the list up. */
export async function refuseCancelled(db: Db, importId: string): Promise<void> {
  const { rows } = await sql<{ cancelled: boolean }>`
    select cancelled_at is not null as cancelled from app.subject_import_progress where id = ${importId}`.execute(db);
  if (rows[0]?.cancelled) refuse('Trellis:ImportCancelled');
}

/**
 * Writes progress beside the import's transaction, where others see it. The import never waits for it: two connections, each waiting for
 * the other's, would stop both.
 */
export function progressWriter(
  pools: Pools,
  caller: Member,
  importId: string,
): { report(done: number, total: number): void; settled(): Promise<void> } {
  let writing: Promise<void> | undefined;
  const write = async (done: number, total: number) => {
    // what cannot be written now is overtaken by the next report
    await actingAs(pools, caller, (db) =>
      db.updateTable('app.subject_import_progress').set({ done, total }).where('id', '=', importId).execute(),
    ).catch(() => undefined);
    writing = undefined;
  };
  return {
    report: (done, total) => {
      writing ??= write(done, total);
    },
    settled: async () => writing,
  };
}
