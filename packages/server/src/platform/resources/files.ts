import type { RawBuilder } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';

/** How a resource's files are kept, for those resources that have some. */
export interface KeepsFiles {
  /** What is selected of the file that a column names, as jsonb; null where there is none. */
  read: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same for the wire. */
  present: (kept: unknown) => unknown;
  /** What the column keeps of an upload of the caller, or of a file that is there already. */
  take: (db: Db, caller: Actor, wanted: { id: string; kind: string; member: string }) => Promise<string>;
}
