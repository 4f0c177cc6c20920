import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { placeOf } from '../../platform/http/incoming-form.ts';
import type { BucketSetup } from '../../platform/object-storage/setup.ts';
import { diskPlace } from './disk-place.ts';
import type { FilePlace } from './file-place.ts';
import { configureSignatures } from './signatures.ts';

let place: FilePlace | undefined;
let root = '';

/** Where uploads lie while they arrive; what a crash left there goes with the other leftovers. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'files', 'incoming');

/** Called once at the start: where files live, and the secret that signs their addresses. */
export function configureStorage({ dataDir, secret }: { dataDir: string; secret: string }): void {
  root = join(dataDir, 'files');
  place = diskPlace(root);
  configureSignatures(secret);
}

/** Called after that where files are kept in a bucket: the folder takes what arrives alone. What speaks to S3 is loaded for it. */
export async function keepFilesIn(bucket: BucketSetup): Promise<void> {
  place = (await import('./bucket-place.ts')).bucketPlace(bucket);
}

/** Where files are kept, with what only this area needs of it. */
export function filePlace(): FilePlace {
  if (!place) throw new Error('Storage is used before it is configured');
  return place;
}

/** The place of all files. Keys are ids, never names that people typed. */
export const storage = (): Disk => filePlace().disk;

/** Where a file that is being put together lies, until it is stored. */
export const incomingPlace = (name: string) => join(root, 'incoming', name);

/** Takes a file that arrived with a form from where it lies: it is there as a whole or not at all. */
export const takeIncoming = (key: string, file: File, type: string): Promise<void> =>
  filePlace().take(key, placeOf(file), { size: file.size, type });
