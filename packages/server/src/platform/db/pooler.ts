import { withClient } from './with-client.ts';

/** A pooler in transaction mode before the database. */
export interface Pooler {
  url: string;
  /** Whether a statement that is prepared is known on whichever connection a later transaction gets. */
  prepares: boolean;
}

const probe = { name: 'trellis probe', text: 'select $1::int as "trellis probe"', values: [1] };

/**
 * What a pooler does with statements that are prepared. One that follows them gives them names of its own (PgBouncer since 1.21 with
 * max_prepared_statements); under ours the statement is on one connection alone, and the next transaction may get another.
 */
export async function findPooler(url: string, asRole: string): Promise<Pooler> {
  const found = withClient(asRole, async (client) => {
    await client.query('begin');
    await client.query(probe);
    const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [probe.text]);
    const prepares = rows.length > 0 && rows.every(({ name }) => name !== probe.name);
    // what stays on a connection that others get next would be in the way of the next start
    if (!prepares) await client.query(`deallocate "${probe.name}"`);
    await client.query('commit');
    return { url, prepares };
  });
  return found.catch((error: Error) => {
    throw new Error(
      `DATABASE_POOLER_URL: the pooler does not let the roles of the product in (${error.message}). Have it ask the database who they are (auth_query)`,
      { cause: error },
    );
  });
}
