import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSigned } from './signatures.ts';

/** Streams private files, whole or by Range, to whoever holds a signed address that is still good. */
export async function mountSignedFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(dataDir, 'files');
  await app.register(serveStatic, { root, serve: false, dotfiles: 'deny', index: false, cacheControl: false });
  app.get<{ Params: { '*': string }; Querystring: { until?: string; signature?: string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    if (!isSigned(key, Number(request.query.until), request.query.signature ?? '')) return reply.status(403).send();
    return reply
      .header('cache-control', 'private, max-age=900')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .sendFile(key);
  });
}
