import { readdir, rm, stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { RolePool } from '../../platform/db/types.ts';
import { filePlace, incomingPlace, storage } from './storage.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 500;
/** Where uploads lie: a centre's folder, a person's, the logos, what a start tried to write. What the product brings along lies elsewhere. */
const uploaded = /^(logos|starting|persons\/[\da-f-]{36}|[\da-f]{8}-[\da-f-]{27})\/[^/]+$/;
/** A file that somebody asked for lasts a day, so that one of two days is over whatever became of its row. */
const exported = /^exports\/[^/]+$/;

/** Forgets uploads that nothing used within a day, and deletes files that no row names any more. Answers how many files went. */
export async function removeLeftoverFiles(jobs: RolePool, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - day);
  await sql`select jobs.forget_unused_uploads(${before})`.execute(jobs);
  let removed = await removeBrokenOff(before);
  if (filePlace().isElsewhere && !(await takeRound(jobs))) return removed;
  for await (const keys of inParts(uploadedBefore(before), atOnce)) {
    if (filePlace().isElsewhere) await keepRound(jobs);
    const { rows } = await sql<{ key: string }>`select jobs.keys_without_row(${keys}::text[]) as key`.execute(jobs);
    for (const { key } of rows) await storage().delete(key);
    removed += rows.length;
  }
  return removed;
}

/** Whether this process looks through the bucket now: nobody else is at it, or was less than an hour ago. Rounds that come an hour apart all do. */
async function takeRound(jobs: RolePool): Promise<boolean> {
  const { rows } = await sql`
    insert into jobs.file_round as last (listed_at) values (now())
    on conflict (is_only) do update set listed_at = now() where last.listed_at <= now() - interval '55 minutes'
    returning 1`.execute(jobs);
  return rows.length > 0;
}

/** Whoever looks through a large bucket for longer than that is still at it. */
const keepRound = (jobs: RolePool) => sql`update jobs.file_round set listed_at = now()`.execute(jobs);

/** A file is stored a moment before its row: only those of yesterday can be left over. */
async function* uploadedBefore(before: Date): AsyncGenerator<string> {
  const longBefore = new Date(before.getTime() - day);
  for await (const { key, written } of filePlace().list((found) => uploaded.test(found) || exported.test(found))) {
    if (written < (exported.test(key) ? longBefore : before)) yield key;
  }
}

/** What had not arrived whole when a process ended lies on the disk of its machine, wherever files are kept. */
async function removeBrokenOff(before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incomingPlace('')).catch(() => [])) {
    const written = await stat(incomingPlace(name)).catch(() => undefined);
    if (!written || written.mtime >= before) continue;
    await rm(incomingPlace(name), { force: true });
    removed += 1;
  }
  return removed;
}

async function* inParts<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let part: T[] = [];
  for await (const entry of source) {
    part.push(entry);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
