import { createReadStream, mkdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files are kept that no machine has for itself: whichever process is asked for one has it there. */
export interface SharedPlace {
  take(key: string, path: string, told: { size: number; type: string }): Promise<void>;
  disk: { getStream(key: string): Promise<Readable>; delete(key: string): Promise<void> };
}

let folder = '';
let shared: SharedPlace | undefined;

/** Called once at the start: where files lie that take long to write, and where they go from there once they are whole. */
export function configureExports(dataDir: string, place?: SharedPlace): void {
  folder = join(dataDir, 'files', 'exports');
  shared = place;
  mkdirSync(folder, { recursive: true });
}

/** Where a file lies while it is written, and later too where this folder is what processes share. */
export const placeOfExport = (id: string) => join(folder, id);

/** Deletes what was written here. */
export const dropWritten = (id: string) => rm(placeOfExport(id), { force: true });

const keyOf = (id: string) => `exports/${id}`;

/** Puts a file that is whole where every process finds it. Answers its size. */
export async function shareExport(id: string): Promise<number> {
  const { size } = await stat(placeOfExport(id));
  if (shared) {
    await shared.take(keyOf(id), placeOfExport(id), { size, type: 'application/octet-stream' });
    await dropWritten(id);
  }
  return size;
}

export const readExport = async (id: string): Promise<Readable> =>
  shared ? shared.disk.getStream(keyOf(id)) : createReadStream(placeOfExport(id));

/** What cannot be deleted where it is shared goes with the leftovers. */
export async function removeExport(id: string): Promise<void> {
  await dropWritten(id);
  await shared?.disk.delete(keyOf(id)).catch(() => undefined);
}
