import type { ErrorCode } from './errors.ts';

/** Why a file is not taken in. */
export const uploadErrors = [
  'Trellis:FileTooLarge',
  'Trellis:FileTypeRefused',
  'Trellis:StorageFull',
  'Trellis:TooMany',
] as const satisfies readonly ErrorCode[];

/** The same of a table, Excel or CSV, whose rows are read. */
export const tableErrors = [
  ...uploadErrors,
  'Trellis:TableUnreadable',
  'Trellis:TableEmpty',
  'Trellis:TableTooLong',
  'Trellis:TableTooWide',
] as const satisfies readonly ErrorCode[];
