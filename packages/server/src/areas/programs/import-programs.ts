import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { programImportCalls, Transferred } from '@trellis/contract/programs/transfer-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { Archive } from '../../platform/documents/zip-files.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { placeOf } from '../../platform/http/incoming-form.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { actingEditor } from './acting-editor.ts';
import { programFields } from './export-programs.ts';
import { columnOf, type LibraryFile, type LibraryProgram, listPath, readLibrary } from './library-file.ts';
import { type Placed, placeParts } from './place-parts.ts';
import { takeMediaOf } from './take-media.ts';
import { trainingPrograms } from './training-programs.ts';
import { allOrNothing, countRow, endIfFaulty, nothing } from './transfer-result.ts';

const mostText = 64 * 1024 * 1024;

/** Takes the programs of an archive: all of them, or none while anything in it is wrong. */
export async function importPrograms(
  context: IdentityContext,
  { file }: InputOf<typeof programImportCalls.imported>,
): Promise<Transferred> {
  const editor = actingEditor(context);
  const unreadable = () => refuse('Trellis:LibraryUnreadable', { members: ['file'] });
  const archive = (await Archive.open(placeOf(file))) ?? unreadable();
  try {
    const list = (await archive.read(listPath, mostText)) ?? unreadable();
    const { library, faults } = readLibrary(await text(list), editor.language) ?? unreadable();
    if (faults.length > 0) return nothing(faults);
    const known = await actingAs(context.pools, editor, (db) => knownMedia(db, library));
    const taken = await takeMediaOf(context, editor, { archive, listed: library.media, known });
    if (taken.faults.length > 0) return nothing(taken.faults);
    return await allOrNothing((result) =>
      actingAs(context.pools, editor, (db) => save(db, editor, { library, media: taken.media, result })),
    );
  } finally {
    archive.close();
  }
}

async function knownMedia(db: Db, { media }: LibraryFile): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select kind, id from catalog.media where id = any (${media.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
}

interface Saving {
  library: LibraryFile;
  media: ReadonlyMap<string, string>;
  result: Transferred;
}

async function save(db: Db, editor: Actor, { library, media, result }: Saving): Promise<void> {
  // two imports at once would both add what neither finds
  await sql`select pg_advisory_xact_lock(hashtext('catalog.programs'))`.execute(db);
  const placed = await placeParts(db, editor, library, result);
  endIfFaulty(result);
  for (const [at, program] of library.programs.entries()) {
    const given = { result, language: editor.language, row: at + 1, column: (member: string) => columnOf('programs', member) };
    await countRow(given, () => saveProgram(db, editor, hereOf(program, placed, media)));
  }
  endIfFaulty(result);
}

/** A program with the ids that what it names has here. */
function hereOf(program: LibraryProgram, placed: Placed, media: ReadonlyMap<string, string>): LibraryProgram {
  const all = (ids: readonly string[], of: ReadonlyMap<string, string>) => [...new Set(ids.map((id) => of.get(id) ?? id))];
  return {
    ...program,
    targetIds: all(program.targetIds, placed.targets),
    categoryIds: all(program.categoryIds, placed.categories),
    materialIds: all(program.materialIds, placed.materials),
    feedbackPropertyIds: all(program.feedbackPropertyIds, placed.feedbackProperties),
    imageIds: all(program.imageIds, media),
    videoId: program.videoId ? (media.get(program.videoId) ?? program.videoId) : null,
  };
}

async function saveProgram(db: Db, editor: Actor, fields: LibraryProgram): Promise<'added' | 'changed' | 'unchanged'> {
  const known = await db.selectFrom('catalog.programs').select('id').where('code', '=', fields.code).executeTakeFirst();
  if (!known) {
    await trainingPrograms.create(db, editor, fields);
    return 'added';
  }
  const item = await trainingPrograms.get(db, editor, known);
  if (isDeepStrictEqual(programFields(item), fields)) return 'unchanged';
  await trainingPrograms.update(db, editor, { ...fields, id: item.id, concurrencyStamp: item.concurrencyStamp });
  return 'changed';
}
