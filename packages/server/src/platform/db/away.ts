import pg from 'pg';

/**
 * The database was not there, left before it answered, or was changed under a connection. Whether a write that was under way was saved is not
 * known.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database did not answer', { cause });
    this.name = 'DatabaseAway';
  }
}

/** Ended by an administrator, by a crash, starting or stopping, out of connections (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const leaving = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** A write where nothing may be written. */
const writesNothing = '25006';

/** A statement that a connection parsed before a newer version changed a table: its answer would look otherwise now. */
const isOutdated = (error: unknown) => codeOf(error) === '0A000' && (error as pg.DatabaseError).routine === 'RevalidateCachedQuery';

const lost = new WeakSet<pg.ClientBase>();

/** Listens to a connection for as long as it lives: one that breaks while somebody works on it would end the process otherwise. */
export function watch(client: pg.ClientBase): void {
  client.on('error', () => lost.add(client));
}

/**
 * What a statement failed with: a refusal of the database as it is, anything else of a connection that is gone as `DatabaseAway`. So is a database
 * that takes no writes for whoever may write: it is a replica, or closed for a while; and a connection that knows tables as they were.
 */
export function failureOn(client: pg.ClientBase, error: unknown, mayWrite: boolean): unknown {
  const isGone = isLeaving(error) || isOutdated(error) || (mayWrite && codeOf(error) === writesNothing);
  return isGone || (lost.has(client) && !(error instanceof pg.DatabaseError)) ? new DatabaseAway(error) : error;
}

/** What opening a connection failed with. */
export function failureToConnect(error: unknown): unknown {
  return isLeaving(error) || !(error instanceof pg.DatabaseError) ? new DatabaseAway(error) : error;
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');
const isLeaving = (error: unknown) => leaving.has(codeOf(error)) || codeOf(error).startsWith('08');
