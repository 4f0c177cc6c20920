import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { migrate } from './migrate.ts';

const own = resolve(import.meta.dirname, '../../../migrations');
const files = readdirSync(own).sort();

describe('a version that is started on the database of a newer one', () => {
  let database: TestDatabase;
  const said: string[] = [];
  const log = (line: string) => said.push(line);

  beforeEach(async () => {
    database = await cloneDatabase();
    said.length = 0;
  });
  afterEach(() => database.drop());

  const done = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-28T10:00:00Z')`.execute(database.owner);

  it('serves it as it is', async () => {
    await done('9998_more');
    await done('9999_still_more');
    expect(await migrate(database.ownerUrl, log)).toEqual([]);
    expect(said).toEqual(['The database is that of a newer version (9999_still_more), which this one serves as it is']);
  });

  it('refuses one from which was taken what it uses, and says by what', async () => {
    await done('9998_less_breaking');
    await done('9999_more');
    await expect(migrate(database.ownerUrl, log)).rejects.toThrow(
      'The database is that of a newer version, which took away what this one uses (9998_less_breaking). Start the newer version, or restore a backup',
    );
  });

  it('refuses that of another branch, which is neither older nor newer', async () => {
    await done('9999_theirs');
    const folder = mkdtempSync(join(tmpdir(), 'trellis-migrations-'));
    for (const file of files) writeFileSync(join(folder, file), '');
    writeFileSync(join(folder, '9998_ours.sql'), 'create table app.ours (id int)');
    await expect(migrate(database.ownerUrl, log, folder)).rejects.toThrow(
      'The database is that of another version: it knows 9999_theirs, and does not know 9998_ours. Start the version that made it, or a newer one',
    );
    const { rows } = await sql`select where to_regclass('app.ours') is not null`.execute(database.owner);
    expect(rows).toHaveLength(0);
  });
});

/** Which statements take away what a version before may use. What is dropped and made anew in one migration is there. */
const takesAway = [
  /\bdrop (table|column|schema|type|domain)\b/,
  /\bdrop (view|function) (?:if exists )?([\w.]+)/,
  /\brename (column|to|constraint)\b/,
  /\balter (?:column )?\w+ (?:set data )?type\b/,
  /\bset not null\b/,
  /\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/,
  /\brevoke\b(?![^;]*\bfrom public\b)/,
];

const takenBy = (text: string): string[] => {
  const statements = text.replaceAll(/--.*$/gm, '').toLowerCase();
  return takesAway.flatMap((pattern) => {
    const [found, kind, name] = pattern.exec(statements) ?? [];
    const isMadeAnew = name && new RegExp(`create (or replace )?${kind} ${name.replaceAll('.', '\\.')}\\b`).test(statements);
    return found && !isMadeAnew ? [found] : [];
  });
};

it('finds what takes something away', () => {
  const texts = {
    'alter table app.plans drop column note;': ['drop column'],
    'alter table app.plans rename column note to remark;': ['rename column'],
    'alter table app.plans alter column note type int;': ['alter column note type'],
    'alter table app.plans add column note text not null;': ['add column note text not null'],
    "alter table app.plans add column note text not null default '';": [],
    'drop function app.note(uuid);': ['drop function app.note'],
    'drop function app.note(uuid); create function app.note(uuid, text) returns void;': [],
    'revoke select on app.plans from trellis_centre;': ['revoke'],
    'revoke all on function app.note from public;': [],
    '-- the former drop table': [],
  };
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, takenBy(text)]))).toEqual(texts);
});

it('the version before can live with each migration that does not say in its name that it breaks it', () => {
  // what came until then is served by no version before: it knew nothing of newer ones
  const since = files.filter((file) => file > '0771');
  const wrong = since.filter((file) => takenBy(readFileSync(join(own, file), 'utf8')).length > 0 !== file.endsWith('_breaking.sql'));
  expect(wrong).toEqual([]);
});
