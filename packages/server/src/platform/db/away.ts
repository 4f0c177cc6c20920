import pg from 'pg';

/** The database was not there, or left before it answered. Whether a write that was under way was saved is not known. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database did not answer', { cause });
    this.name = 'DatabaseAway';
  }
}

/** Ended by an administrator, by a crash, starting or stopping, out of connections (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const leaving = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

const lost = new WeakSet<pg.ClientBase>();

/** Listens to a connection for as long as it lives: one that breaks while somebody works on it would end the process otherwise. */
export function watch(client: pg.ClientBase): void {
  client.on('error', () => lost.add(client));
}

/** What a statement failed with: a refusal of the database as it is, anything else of a connection that is gone as `DatabaseAway`. */
export function failureOn(client: pg.ClientBase, error: unknown): unknown {
  return isLeaving(error) || (lost.has(client) && !(error instanceof pg.DatabaseError)) ? new DatabaseAway(error) : error;
}

/** What opening a connection failed with. */
export function failureToConnect(error: unknown): unknown {
  return isLeaving(error) || !(error instanceof pg.DatabaseError) ? new DatabaseAway(error) : error;
}

const isLeaving = (error: unknown) =>
  error instanceof pg.DatabaseError && (leaving.has(error.code ?? '') || error.code?.startsWith('08') === true);
