import type { ErrorCode } from '@trellis/contract/errors';

/** The storage of files was not there, or would not let us in. Whether a file that was on its way was kept is not known. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super('The storage of files did not answer', { cause });
    this.name = 'StorageAway';
  }
}

/** The refusal behind a storage that is not there; a library may have wrapped what it said. */
export function codeOfStorageError(error: unknown): ErrorCode | undefined {
  if (error instanceof StorageAway) return 'Trellis:StorageAway';
  return error instanceof Error ? codeOfStorageError(error.cause) : undefined;
}
