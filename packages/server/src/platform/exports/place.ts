import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

let folder = '';

/** Called once at the start: where files lie that take long to write. */
export function configureExports(dataDir: string): void {
  folder = join(dataDir, 'files', 'exports');
  mkdirSync(folder, { recursive: true });
}

export const placeOfExport = (id: string) => join(folder, id);

export const removeExport = (id: string) => rm(placeOfExport(id), { force: true });
