import { parseArgs } from 'node:util';
import pg from 'pg';

// Stands for pg_isready: 0 where PostgreSQL takes connections, 1 where it does not yet, 2 where nobody answers.
const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'h' },
    port: { type: 'string', short: 'p' },
    dbname: { type: 'string', short: 'd' },
    user: { type: 'string', short: 'U' },
  },
});
const { host = '127.0.0.1', port, dbname: database = 'postgres', user = 'postgres' } = values;
const client = new pg.Client({ host, port: Number(port), database, user, password: '', connectionTimeoutMillis: 3000 });
client.on('error', () => undefined);
const failure = await client.connect().then(
  () => undefined,
  (error: unknown) => error,
);
// who is asked for a password was let in so far
if (failure instanceof pg.DatabaseError) process.exit(failure.code === '57P03' ? 1 : 0);
process.exit(failure && (failure as NodeJS.ErrnoException).code ? 2 : 0);
