import type { Kysely, Transaction } from 'kysely';
import type { DB } from './database.ts';

/** The tables, generated from the migrated database. */
export type Database = DB;

/** The only database handle beyond the request's transaction: it acts for one caller. */
export type Db = Transaction<Database>;

/** A pool of connections of one database role. */
export type RolePool = Kysely<Database>;
