import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openPool } from './pools.ts';

const ownMigrations = resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest migration; all files or none, two processes at once take turns. Returns what was applied. */
export async function migrate(ownerUrl: string, log: (line: string) => void, folder = ownMigrations): Promise<string[]> {
  const owner = openPool(ownerUrl, 2);
  try {
    const migrator = new Migrator({ db: owner, provider: { getMigrations: () => readMigrations(folder) } });
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
