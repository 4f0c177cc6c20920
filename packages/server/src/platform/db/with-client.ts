import pg from 'pg';
import { reach } from './reach.ts';

/** Runs `run` on a connection of its own, apart from every pool: to prepare, not to serve. */
export async function withClient<T>(connectionString: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, ...reach, connectionTimeoutMillis: 10_000 });
  // a connection that breaks fails the statement under way; unheard it would end the process
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
