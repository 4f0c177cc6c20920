import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { roleUrl } from '../packages/server/src/platform/db/roles.ts';
import type { RawAccess } from './calls.ts';

/**
 * The limit: what node:http and pg make of a bare table with nothing between them. No framework, no schemas, no roles, no audit;
 * whoever calls stands in memory. Each call is a transaction of three statements, as row-level security wants it.
 */
const { DATABASE_URL = '', SECRET = '', POOL_SIZE = '12' } = process.env;
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: roleUrl(DATABASE_URL, 'centre', SECRET), max: Number(POOL_SIZE) });
const tenants = new Map<string, string>();

const columns = 'id, name, birthday, gender, grade, language, tag, bind_state, outpatient_number, created_at';
const pageOf = (where: string) => `
  select ${columns}, (select count(*)::int from bare.children where ${where}) as total
  from bare.children where ${where} order by created_at desc, id limit 12`;

interface Question {
  name?: string;
  id?: string;
  number?: string | null;
}

/** By path: a statement, and how its values are found. */
const calls: Record<string, { name: string; text: string; values: (asked: Question) => unknown[] }> = {
  '/list': { name: 'list', text: pageOf('true'), values: () => [] },
  '/by-name': { name: 'by-name', text: pageOf('name ilike $1'), values: ({ name }) => [`%${name}%`] },
  '/one': { name: 'one', text: `select ${columns} from bare.children where id = $1`, values: ({ id }) => [id] },
  '/update': {
    name: 'update',
    text: 'update bare.children set outpatient_number = $2 where id = $1 returning id',
    values: ({ id, number }) => [id, number],
  },
};

async function answer(request: IncomingMessage): Promise<string> {
  const tenantId = tenants.get(request.headers.authorization ?? '');
  const call = calls[request.url ?? ''];
  if (!tenantId || !call) throw new Error(`${request.url} is not served`);
  const { values, ...statement } = call;
  const asked = JSON.parse(await text(request)) as Question;
  const client = await pool.connect();
  try {
    await client.query(`begin; select set_config('app.tenant_id', ${pg.escapeLiteral(tenantId)}, true)`);
    const { rows } = await client.query({ ...statement, values: values(asked) });
    await client.query('commit');
    client.release();
    return JSON.stringify(rows);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
process.on('message', ({ token, tenantId }: RawAccess) => {
  tenants.set(`Bearer ${token}`, tenantId);
  process.send?.(true);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
