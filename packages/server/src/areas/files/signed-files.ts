import type { FastifyInstance } from 'fastify';
import { isSigned } from './signatures.ts';
import { filePlace } from './storage.ts';

/** Streams private files, whole or by Range, to whoever holds a signed address that is still good. */
export async function mountSignedFiles(app: FastifyInstance): Promise<void> {
  await filePlace().mount(app, ({ params, query }) => isSigned(params['*'], Number(query.until), query.signature ?? ''));
}
