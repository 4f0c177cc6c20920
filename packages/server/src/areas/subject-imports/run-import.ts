import type { subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import type { ImportResult } from '@trellis/contract/subject-imports/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { actingMember } from './acting-member.ts';
import type { CheckedRow } from './candidate.ts';
import { checkRows } from './check-rows.ts';
import { insertChildren } from './insert-children.ts';
import { progressWriter, refuseCancelled } from './progress.ts';
import { lockImport, lockImporting, type StoredImport } from './store.ts';

const portion = 500;

type Input = InputOf<typeof subjectImportRunCalls.run>;

/** Imports the sound rows of a list, all or none. Sending it twice imports once: the second answers what the first one did. */
export async function runImport(context: IdentityContext, input: Input): Promise<ImportResult> {
  const caller = actingMember(context);
  const progress = progressWriter(context.pools, caller, input.importId);
  try {
    return await actingAs(context.pools, caller, (db) =>
      importRows(db, caller, input, (done, total) => progress.report(done, total)),
    ).catch(refuseLostRace);
  } finally {
    await progress.settled();
  }
}

async function importRows(
  db: Db,
  caller: Member,
  { importId, rows }: Input,
  report: (done: number, total: number) => void,
): Promise<ImportResult> {
  const list = await lockImport(db, caller, importId);
  if (list.result) return list.result;
  await lockImporting(db, caller);
  await refuseCancelled(db, importId);
  const checked = await checkRows(db, caller, list.rows, list.mapping);
  const sound = checked.filter((row) => row.faults.length === 0);
  // what was promised is what is done: neither fewer children than somebody agreed to, nor others
  if (sound.length !== rows) refuse('Trellis:ImportChanged');
  // in a small centre the checks of references are planned for small tables; while these grow the plans must follow
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
  await keepFinished(db, caller, list, sound.length);
  const guardians = await insertAll(db, caller, importId, sound, report);
  const result: ImportResult = { imported: sound.length, skipped: checked.length - sound.length, guardians };
  await finish(db, importId, checked, result);
  return result;
}

async function insertAll(
  db: Db,
  caller: Member,
  importId: string,
  sound: readonly CheckedRow[],
  report: (done: number, total: number) => void,
): Promise<number> {
  let guardians = 0;
  for (let at = 0; at < sound.length; at += portion) {
    const part = sound.slice(at, at + portion).map((row) => row.candidate);
    guardians += await insertChildren(db, caller, importId, part);
    report(at + part.length, sound.length);
    await refuseCancelled(db, importId);
  }
  return guardians;
}

/** Who imported what and when is kept for as long as it may be undone. */
async function keepFinished(db: Db, caller: Member, { id, fileName }: StoredImport, imported: number): Promise<void> {
  await db
    .insertInto('app.finished_imports')
    .values({
      tenant_id: caller.tenantId,
      id,
      person_id: caller.personId,
      file_name: fileName,
      imported,
      guardians: 0,
      finished_at: sql<Date>`now()`,
    })
    .execute();
}

/** What was imported is no longer kept twice; what was left out stays to be corrected. */
async function finish(db: Db, importId: string, checked: readonly CheckedRow[], result: ImportResult): Promise<void> {
  const left = checked.filter((row) => row.faults.length > 0).map(({ row }) => row);
  await db.updateTable('app.finished_imports').set({ guardians: result.guardians }).where('id', '=', importId).execute();
  await sql`
    update app.subject_imports set content = ${JSON.stringify(left)}::jsonb, result = ${JSON.stringify(result)}::jsonb
    where id = ${importId}`.execute(db);
}

/** Somebody took a clinic number between the look and the write. */
function refuseLostRace(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'subjects_outpatient_number_key')
    refuse('Trellis:ImportChanged');
  throw error;
}
