import { parseArgs } from 'node:util';
import { copyCluster } from '@trellis/server/platform/backup/copy-cluster';
import pg from 'pg';

// Makes a replica where npm's PostgreSQL has no pg_basebackup: a base backup of the primary's folder, which stands on this machine.
const { values } = parseArgs({
  strict: false,
  options: { datadir: { type: 'string' }, connstring: { type: 'string' }, password: { type: 'string' } },
});
const { datadir = '', connstring = '', password = '' } = values as Record<string, string>;
const port = Number(/port='?(\d+)/.exec(connstring)?.[1]);
const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
await client.connect();
const { rows } = await client.query<{ data_directory: string }>('show data_directory');
await client.end();
await copyCluster(rows[0]?.data_directory ?? '', password, datadir);
