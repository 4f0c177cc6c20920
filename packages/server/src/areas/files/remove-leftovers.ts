import { sql } from 'kysely';
import type { RolePool } from '../../platform/db/types.ts';
import { storage } from './storage.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 500;
/** Where uploads lie: a centre's folder, a person's, the logos, what had not arrived whole. What the product brings along lies elsewhere. */
const uploaded = /^(incoming|logos|persons\/[\da-f-]{36}|[\da-f]{8}-[\da-f-]{27})\/[^/]+$/;

/** Forgets uploads that nothing used within a day, and deletes files that no row names any more. Answers how many files went. */
export async function removeLeftoverFiles(jobs: RolePool, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - day);
  await sql`select jobs.forget_unused_uploads(${before})`.execute(jobs);
  let removed = 0;
  for await (const keys of inParts(uploadedBefore(before), atOnce)) {
    const { rows } = await sql<{ key: string }>`select jobs.keys_without_row(${keys}::text[]) as key`.execute(jobs);
    for (const { key } of rows) await storage().delete(key);
    removed += rows.length;
  }
  return removed;
}

/** A file is stored a moment before its row: only those of yesterday can be left over. */
async function* uploadedBefore(before: Date): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await storage().listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const entry of page.objects) {
      if (!entry.isFile || !uploaded.test(entry.key)) continue;
      const written = await writtenAt(entry.key);
      if (written && written < before) yield entry.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** Undefined for a file that went meanwhile: with the request that brought it, or by another process that clears too. */
async function writtenAt(key: string): Promise<Date | undefined> {
  try {
    return (await storage().getMetaData(key)).lastModified;
  } catch (error) {
    if (await storage().exists(key)) throw error;
    return undefined;
  }
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
