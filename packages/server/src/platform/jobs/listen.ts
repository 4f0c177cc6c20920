import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Listening {
  stop(): Promise<void>;
}

/** Calls `wake` whenever a transaction that notified a channel commits. A lost connection is opened again; `onLost` says so. */
export function listen(channel: 'letters' | 'reports', url: string, wake: () => void, onLost: (error: Error) => void): Listening {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let connecting: Promise<unknown> | undefined;

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      const lost = Promise.withResolvers<void>();
      client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
      client.on('error', onLost);
      client.on('end', lost.resolve);
      client.on('notification', wake);
      try {
        connecting = client.connect();
        await connecting;
        await client.query(`listen ${channel}`);
        wake(); // for what was queued while nobody listened
        await lost.promise;
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(5000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const listening = keepListening();
  const stop = async () => {
    stopping.abort();
    // a client that is ended while it connects never says that it is
    await connecting?.catch(() => undefined);
    await client?.end().catch(() => undefined);
    await listening;
  };
  return { stop };
}
