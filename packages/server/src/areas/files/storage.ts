import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { configureSignatures } from './signatures.ts';

let disk: Disk | undefined;

/** Where uploads lie while they arrive; what a crash left there goes with the other leftovers. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'files', 'incoming');

/** Called once at the start: where files live, and the secret that signs their addresses. */
export function configureStorage({ dataDir, secret }: { dataDir: string; secret: string }): void {
  disk = new Disk(new FSDriver({ location: pathToFileURL(join(dataDir, 'files')), visibility: 'private' }));
  configureSignatures(secret);
}

/** The place of all files. Keys are ids, never names that people typed. */
export function storage(): Disk {
  if (!disk) throw new Error('Storage is used before it is configured');
  return disk;
}
