import pg from 'pg';

/**
 * How a server is kept in reach. One that is gone without a word, as a machine without power is, is missed after twenty seconds by a connection
 * that waits for nothing; without a first delay it would take the two hours of the system.
 */
export const reach = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A replica answers, but with what was, and takes no writes. */
export class OnlyReads extends Error {
  constructor() {
    super('The database is a replica, which only reads');
    this.name = 'OnlyReads';
  }
}

const followers = new WeakSet<pg.ClientBase>();

/** A connection that knows whether it leads to a replica: PostgreSQL says so with its greeting. */
export class AskingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: { parameterName: string; parameterValue: string }) => {
      if (parameterName !== 'in_hot_standby') return;
      if (parameterValue === 'on') followers.add(this);
      else followers.delete(this);
    });
  }
}

/** Why a pool hands out no connection that was just opened; undefined where it may. */
export const refusalOf = (client: pg.ClientBase): OnlyReads | undefined => (followers.has(client) ? new OnlyReads() : undefined);
