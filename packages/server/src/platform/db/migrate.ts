import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openPool } from './pools.ts';

const ownMigrations = resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest migration; every file runs in a transaction, two processes at once take turns. Returns what was applied. */
export async function migrate(ownerUrl: string, log: (line: string) => void, folder = ownMigrations): Promise<string[]> {
  const owner = openPool(ownerUrl, 2);
  try {
    const migrator = new Migrator({ db: owner, provider: { getMigrations: () => readMigrations(folder) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    const failed = results.find((result) => result.status === 'Error');
    if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`);
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
    return [file.replace(/\.sql$/, ''), { up: async (db: Parameters<Migration['up']>[0]) => void (await sql.raw(text).execute(db)) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
