import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openPool } from './pools.ts';
import type { RolePool } from './types.ts';

const ownMigrations = resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the database to the newest migration; all files or none, two processes at once take turns. Returns what was applied. A database that a
 * newer version brought further is left as it is.
 */
export async function migrate(ownerUrl: string, log: (line: string) => void, folder = ownMigrations): Promise<string[]> {
  const owner = openPool(ownerUrl, 2);
  try {
    const migrations = await readMigrations(folder);
    const further = await furtherMigrations(owner, Object.keys(migrations));
    if (further.length > 0) {
      log(`The database is that of a newer version (${further.at(-1)}), which this one serves as it is`);
      return [];
    }
    const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error)
      throw new Error(`The database was not migrated: ${error instanceof Error ? error.message : 'no reason given'}`, { cause: error });
    const applied = results.map((result) => result.migrationName);
    if (applied.length > 0) log(`Database migrated: ${applied.join(', ')}`);
    return applied;
  } finally {
    await owner.destroy();
  }
}

/** Ends the name of a migration that takes away what the version before uses. */
const breaking = /_breaking$/;

/** What a newer version did to the database, where this one can live with it. */
async function furtherMigrations(owner: RolePool, own: string[]): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(owner);
  // one that was never migrated
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(owner);
  const done = rows.map(({ name }) => name);
  const further = done.filter((name) => !own.includes(name));
  const taken = further.find((name) => breaking.test(name));
  if (taken)
    throw new Error(
      `The database is that of a newer version, which took away what this one uses (${taken}). Start the newer version, or restore a backup`,
    );
  const open = own.find((name) => !done.includes(name));
  if (further.length > 0 && open)
    throw new Error(
      `The database is that of another version: it knows ${further[0]}, and does not know ${open}. Start the version that made it, or a newer one`,
    );
  return further;
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    const up: Migration['up'] = async (db) => {
      await sql
        .raw(text)
        .execute(db)
        .catch((error: unknown) => refuseAt(file, text, error));
    };
    return [file.replace(/\.sql$/, ''), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

function refuseAt(file: string, text: string, error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const position = 'position' in error ? Number(error.position) : 0;
  const place = position > 0 ? `${file}:${text.slice(0, position).split('\n').length}` : file;
  throw new Error(`${place}: ${error.message}`, { cause: error });
}
