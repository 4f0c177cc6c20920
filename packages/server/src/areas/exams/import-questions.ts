import type { questionImportCalls } from '@trellis/contract/exams/import-calls';
import { type ImportColumn, importColumns, importColumnWords, neededColumns } from '@trellis/contract/exams/import-words';
import { bankAccess } from '@trellis/contract/exams/question';
import { questionImport } from '@trellis/contract/exams/rules';
import { languages } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { readTable } from '../../platform/documents/read-table.ts';
import { TableFault, type TableRow } from '../../platform/documents/table.ts';
import { admit } from '../../platform/http/access.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Overseer } from '../../platform/http/caller.ts';
import { isDiscarded } from '../../platform/http/incoming-form.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseFileType } from '../../platform/http/refuse-file-type.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { type ReadQuestion, readRow, titleColumns } from './import-row.ts';
import { faultTexts } from './import-texts.ts';

type Run = typeof questionImportCalls.run;
const { rows, columns, cellLength, size } = questionImport;
/** So many faults are told at once: whoever mends them uploads again. */
const mostFaults = 200;

/** Adds the questions of a file: all of them, or none and what is wrong in which line and column. */
export async function importQuestions(context: IdentityContext, { file }: InputOf<Run>): Promise<OutputOf<Run>> {
  const actor = admit({ ...bankAccess.write, writers: 'wholePlatform' }, context.signIn, new Date());
  if (actor?.kind !== 'overseer') return refuse('Trellis:NotAllowed');
  if (file.size > size) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
  const [headers, ...body] = await rowsOf(file, actor.personId);
  if (!headers || body.length === 0) return refuse('Trellis:TableEmpty', { members: ['file'] });
  const at = placesOf(headers);
  const lacking = neededColumns.filter((column) => !at.has(column));
  if (lacking.length > 0) {
    const words = importColumnWords[actor.language];
    const message = faultTexts[actor.language].missingColumn;
    return { imported: 0, faults: lacking.map((column) => ({ row: headers.number, column: words[column], message })) };
  }
  return actingAs(context.pools, actor, (db) => addRows(db, actor, body, at));
}

async function addRows(db: Db, actor: Overseer, body: readonly TableRow[], at: ReadonlyMap<ImportColumn, number>): Promise<OutputOf<Run>> {
  const reader = { language: actor.language, tags: await tagsByName(db) };
  const read = body.map(({ number, cells }) => readRow({ number, cellOf: (column) => (cells[at.get(column) ?? -1] ?? '').trim() }, reader));
  const faults = read.flatMap((row) => row.faults);
  if (faults.length > 0) return { imported: 0, faults: faults.slice(0, mostFaults) };
  const questions = read.flatMap(({ question }) => question ?? []);
  const known = await knownAlready(db, questions);
  if (known.size > 0) {
    const [column, message] = [importColumnWords[actor.language][titleColumns[actor.language]], faultTexts[actor.language].known];
    const told = body.flatMap(({ number }, place) => (known.has(place) ? [{ row: number, column, message }] : []));
    return { imported: 0, faults: told.slice(0, mostFaults) };
  }
  await keep(db, questions, actor.now);
  return { imported: questions.length, faults };
}

/**
 * Which questions, by their place, stand in the bank as they are. Whoever never learned that a list came in sends it again, and so does a second tap:
 * one list after the other is looked through, and the second finds what the first brought.
 */
async function knownAlready(db: Db, questions: readonly ReadQuestion[]): Promise<ReadonlySet<number>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import of questions', 0))`.execute(db);
  const given = questions.map(({ titles, solution }, place) => ({ titles, solution, place }));
  const { rows: same } = await sql<{ place: number }>`
    select given.place from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (titles jsonb, solution jsonb, place int)
    where exists (
      select 1 from catalog.questions q where q.titles = given.titles and q.solution = given.solution and q.picture_key is null
    )`.execute(db);
  return new Set(same.map(({ place }) => place));
}

async function rowsOf(file: File, asker: string): Promise<TableRow[]> {
  try {
    // one more is read than may be, to tell that there are more
    const table = await readTable(file, { rows: rows + 1, columns, cellLength }, asker);
    return table.rows;
  } catch (error) {
    if (isDiscarded(error)) return refuse('Trellis:UnreadableBody');
    if (!(error instanceof TableFault)) throw error;
    const members = ['file'];
    if (error.reason === 'tooLong') refuse('Trellis:TableTooLong', { members, data: { max: rows } });
    if (error.reason === 'tooWide') refuse('Trellis:TableTooWide', { members, data: { max: columns } });
    if (error.reason === 'otherType') refuseFileType(['xlsx', 'csv', 'txt']);
    return refuse('Trellis:TableUnreadable', { members });
  }
}

/** Where each column stands: it may be called as in any language. */
function placesOf(headers: TableRow): Map<ImportColumn, number> {
  const said = headers.cells.map((cell) => cell.trim().toLowerCase());
  return new Map(
    importColumns.flatMap((column) => {
      const place = said.findIndex((cell) => languages.some((each) => importColumnWords[each][column].toLowerCase() === cell));
      return place < 0 ? [] : [[column, place] as const];
    }),
  );
}

async function tagsByName(db: Db): Promise<Map<string, string>> {
  const { rows: tags } = await sql<{ id: string; name: string }>`
    select id, said.value as name from catalog.tags, jsonb_each_text(names) said order by created_at desc`.execute(db);
  return new Map(tags.map(({ id, name }) => [name.toLowerCase(), id]));
}

async function keep(db: Db, questions: readonly ReadQuestion[], now: Date): Promise<void> {
  await sql`
    with given as materialized (
      select uuidv7() as id, q.* from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (titles jsonb, solution jsonb, "tagIds" uuid[])
    ), added as (
      insert into catalog.questions (id, titles, solution, created_at) select id, titles, solution, ${now} from given
    )
    insert into catalog.question_tags (question_id, tag_id, position)
    select given.id, tag.id, tag.place - 1 from given, unnest(given."tagIds") with ordinality as tag (id, place)`.execute(db);
}
