import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { reach } from './reach.ts';

export interface Kept {
  /** Settles when the connection is open for the first time and `begin` is done. */
  opened: Promise<void>;
  stop(): Promise<void>;
}

interface Keeping {
  url: string;
  name: string;
  /** Runs whenever the connection was opened. */
  begin: (client: pg.Client) => Promise<unknown>;
  onLost: (error: Error) => void;
  /** Milliseconds between two tries. */
  pauses?: number;
}

/** Keeps a connection of its own open as long as the process lives. One that is lost is opened again. */
export function keepConnected({ url, name, begin, onLost, pauses = 5000 }: Keeping): Kept {
  const stopping = new AbortController();
  const opened = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let connecting: Promise<unknown> | undefined;

  const keep = async () => {
    while (!stopping.signal.aborted) {
      const lost = Promise.withResolvers<void>();
      client = new pg.Client({ connectionString: url, application_name: name, ...reach, connectionTimeoutMillis: 10_000 });
      client.on('error', onLost);
      client.on('end', lost.resolve);
      try {
        connecting = client.connect();
        await connecting;
        await begin(client);
        opened.resolve();
        await lost.promise;
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(pauses, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const keeping = keep();
  const stop = async () => {
    stopping.abort();
    // a client that is ended while it connects never says that it is
    await connecting?.catch(() => undefined);
    await client?.end().catch(() => undefined);
    await keeping;
  };
  return { opened: opened.promise, stop };
}
