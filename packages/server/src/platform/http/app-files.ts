import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What makes the web app one that can be installed, at the addresses where browsers look for it, and the script of the API's page. They ask each time whether it has changed. */
const files = {
  'service-worker.js': 'text/javascript; charset=utf-8',
  'api-docs.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
};

export function mountAppFiles(app: FastifyInstance, root: string): void {
  for (const [name, type] of Object.entries(files)) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    const content = readFileSync(file);
    app.get(`/${name}`, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content));
  }
}
