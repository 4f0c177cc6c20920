import { readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { RolePool } from '../db/types.ts';
import type { Job } from '../jobs/rounds.ts';
import { dropWritten, placeOfExport, removeExport } from './place.ts';

/** A writer is heard of each second. */
const silence = '1 minute';

/** Ends exports whose process is gone, and removes what expired with its file, and files that nobody fetches. */
export function exportJob(jobs: RolePool): Job {
  return {
    name: 'exports',
    run: async () => {
      await sql`select jobs.end_left_exports(now() - ${silence}::interval)`.execute(jobs);
      const { rows: expired } = await sql<{ id: string }>`delete from identity.exports where expires_at <= now() returning id`.execute(
        jobs,
      );
      for (const { id } of expired) await removeExport(id);
      return expired.length + (await removeUnnamed(jobs));
    },
  };
}

/**
 * What lies here and nobody fetches: the beginnings of what failed, as its process ended, and what no export names. A row comes after seconds, so that
 * of these only files of yesterday are looked at.
 */
async function removeUnnamed(jobs: RolePool): Promise<number> {
  const names = await readdir(dirname(placeOfExport('any'))).catch(() => []);
  if (names.length === 0) return 0;
  const { rows } = await sql<{
    id: string;
    state: string;
  }>`select id, state from identity.exports where id::text = any (${names}::text[])`.execute(jobs);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const failed = names.filter((name) => states.get(name) === 'Failed');
  const unnamed = await Promise.all(names.filter((name) => !states.has(name)).map(writtenYesterday));
  const left = [...failed, ...unnamed.filter((name) => name !== undefined)];
  for (const name of left) await dropWritten(name);
  return left.length;
}

async function writtenYesterday(name: string): Promise<string | undefined> {
  const written = await stat(placeOfExport(name)).catch(() => undefined);
  return written && Date.now() - written.mtimeMs > 24 * 3_600_000 ? name : undefined;
}
