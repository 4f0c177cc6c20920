import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { placeOf } from '../../platform/http/incoming-form.ts';
import { configureSignatures } from './signatures.ts';

let disk: Disk | undefined;
let root = '';

/** Where uploads lie while they arrive; what a crash left there goes with the other leftovers. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'files', 'incoming');

/** Called once at the start: where files live, and the secret that signs their addresses. */
export function configureStorage({ dataDir, secret }: { dataDir: string; secret: string }): void {
  root = join(dataDir, 'files');
  disk = new Disk(new FSDriver({ location: pathToFileURL(root), visibility: 'private' }));
  configureSignatures(secret);
}

/** The place of all files. Keys are ids, never names that people typed. */
export function storage(): Disk {
  if (!disk) throw new Error('Storage is used before it is configured');
  return disk;
}

/** Where a file that is being put together lies, until it is stored. */
export const incomingPlace = (name: string) => join(root, 'incoming', name);

/** Takes a file that arrived with a form as it lies there: nothing is copied, and it is there as a whole or not at all. */
export async function takeIncoming(key: string, file: File): Promise<void> {
  const path = join(root, key);
  await mkdir(dirname(path), { recursive: true });
  await rename(placeOf(file), path);
}
