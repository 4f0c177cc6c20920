import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { roleUrl } from '../packages/server/src/platform/db/roles.ts';
import { shapeOf } from './other-ids.ts';
import { type Recipes, type Role, recipeKey, replay } from './replay.ts';

/** The yardstick: the product's own statements behind nothing but node:http and pg, with as many connections. */
const { DATABASE_URL = '', SECRET = '', POOL_SIZE = '12' } = process.env;
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pools: Record<Role, pg.Pool> = {
  centre: pool('centre', Number(POOL_SIZE)),
  identity: pool('identity', Number(POOL_SIZE) / 2),
  platform: pool('platform', Number(POOL_SIZE) / 2),
};
let recipes: Recipes = new Map();

function pool(role: Role, max: number): pg.Pool {
  return new pg.Pool({ connectionString: roleUrl(DATABASE_URL, role, SECRET), max });
}

async function answer(request: IncomingMessage): Promise<string> {
  const body = request.method === 'GET' ? '' : JSON.stringify(JSON.parse(await text(request)));
  const asked = recipeKey(request.method ?? '', request.url ?? '', body);
  const recipe = recipes.get(asked) ?? recipes.get(shapeOf(asked));
  if (!recipe) throw new Error(`${request.method} ${request.url} was not recorded`);
  const rows = await replay(pools, recipe, asked);
  return recipe.hasReply ? JSON.stringify(rows) : '';
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
process.on('message', (given: Recipes) => {
  recipes = given;
  process.send?.(true);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
