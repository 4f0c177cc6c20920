import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { actingAs } from '../http/acting.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityContext } from '../http/routes.ts';
import { actingMember } from './acting-member.ts';
import type { ImportDeclaration, Made, ResultOf, StoredImport } from './declaration.ts';
import { keepFinished } from './finished.ts';
import { progressWriter, refuseCancelled } from './progress.ts';
import type { CheckedRow } from './row-reader.ts';
import { lockImport, lockImporting } from './store.ts';

const portion = 500;

interface Promised {
  importId: string;
  /** How many rows the preview promised. */
  rows: number;
}

type Report = (done: number, total: number) => void;

/** Imports the sound rows of a list, all or none. Sending it twice imports once: the second answers what the first one did. */
export async function runImport<Field extends string, Candidate, M extends Made>(
  declaration: ImportDeclaration<Field, Candidate, M>,
  context: IdentityContext,
  promised: Promised,
): Promise<ResultOf<M>> {
  const caller = actingMember(context, declaration.policy);
  const progress = progressWriter(context.pools, caller, promised.importId);
  try {
    return await actingAs(context.pools, caller, (db) =>
      importRows(declaration, db, caller, promised, (done, total) => progress.report(done, total)),
    ).catch((error: unknown) => refuseLostRace(error, declaration.races));
  } finally {
    await progress.settled();
  }
}

async function importRows<Field extends string, Candidate, M extends Made>(
  declaration: ImportDeclaration<Field, Candidate, M>,
  db: Db,
  caller: Member,
  { importId, rows }: Promised,
  report: Report,
): Promise<ResultOf<M>> {
  const list = await lockImport<Field, ResultOf<M>>(db, caller, { kind: declaration.kind, importId });
  if (list.result) return list.result;
  await lockImporting(db, caller);
  await refuseCancelled(db, importId);
  const { checked, sound } = await look(declaration, db, caller, list);
  // what was promised is what is done: neither fewer than somebody agreed to, nor others
  if (sound.length !== rows) refuse('Trellis:ImportChanged');
  await keepFinished(db, caller, { kind: declaration.kind, list, imported: sound.length });
  const made = await insertAll(declaration, db, caller, { importId, sound }, report);
  const result = { imported: sound.length, skipped: checked.length - sound.length, ...made };
  await declaration.finish?.(db, caller, importId, result);
  await keepLeft(db, importId, checked, result);
  return result;
}

/** Looks through the rows, at last with all that the sound ones need taken: which of them are sound is the same before and after, or somebody was faster. */
async function look<Field extends string, Candidate, M extends Made>(
  declaration: ImportDeclaration<Field, Candidate, M>,
  db: Db,
  caller: Member,
  { rows, mapping }: StoredImport<Field>,
) {
  const found = async () => {
    const checked = await declaration.check(db, caller, rows, mapping);
    return { checked, sound: checked.filter((row) => row.faults.length === 0) };
  };
  const first = await found();
  if (!declaration.lock) return first;
  await declaration.lock(
    db,
    caller,
    first.sound.map(({ candidate }) => candidate),
  );
  const taken = await found();
  const isSame = taken.sound.length === first.sound.length && taken.sound.every(({ row }, at) => row === first.sound[at]?.row);
  return isSame ? taken : refuse('Trellis:ImportChanged');
}

async function insertAll<Field extends string, Candidate, M extends Made>(
  declaration: ImportDeclaration<Field, Candidate, M>,
  db: Db,
  caller: Member,
  { importId, sound }: { importId: string; sound: readonly CheckedRow<Field, Candidate>[] },
  report: Report,
): Promise<M> {
  let made = declaration.nothing;
  for (let at = 0; at < sound.length; at += portion) {
    const part = sound.slice(at, at + portion).map((row) => row.candidate);
    // in a small centre the checks of references are planned for small tables: while these grow, each portion has plans of its own
    await sql`discard plans`.execute(db);
    made = added(made, await declaration.insert(db, caller, importId, part));
    report(at + part.length, sound.length);
    await refuseCancelled(db, importId);
  }
  return made;
}

const added = <M extends Made>(one: M, other: M) =>
  Object.fromEntries(Object.keys(one).map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)])) as unknown as M;

/** What was imported is no longer kept twice; what was left out stays to be corrected. */
async function keepLeft(db: Db, importId: string, checked: readonly CheckedRow[], result: object): Promise<void> {
  const left = checked.filter((row) => row.faults.length > 0).map(({ row }) => row);
  await sql`
    update app.subject_imports set content = ${JSON.stringify(left)}::jsonb, result = ${JSON.stringify(result)}::jsonb
    where id = ${importId}`.execute(db);
}

/** Somebody was faster between the look and the write. */
function refuseLostRace(error: unknown, races: readonly string[]): never {
  if (error instanceof Error && 'constraint' in error && races.includes(String(error.constraint))) refuse('Trellis:ImportChanged');
  throw error;
}
