/** What a disk answers that takes no more: it is full, its user's share is, or the file is longer than the system allows. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What storages that speak as S3 does answer then: MinIO, Ceph. */
const names: ReadonlySet<string> = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded']);

/** Whether something failed because no more can be written; a library may have wrapped what the disk said. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || names.has(error.name) || isStorageFull(error.cause);
}
