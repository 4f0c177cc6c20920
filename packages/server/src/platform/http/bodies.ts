import { limits } from '@trellis/contract/limits';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

const mebibyte = 1024 * 1024;
const longestJson = mebibyte;
/** The largest file that any field takes, with what a form wraps around it. */
const longestForm = Math.max(...Object.values(limits.upload)) + mebibyte;

/** Whether the bearer of an upload is somebody: nobody else's megabytes are read. */
export type MayUpload = (request: FastifyRequest) => Promise<boolean>;

/** Reads JSON and forms within their limits; any other body is refused unread. */
export function readBodies(app: FastifyInstance, mayUpload: MayUpload): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestJson },
    async (_request: FastifyRequest, body: string) => (body === '' ? undefined : parseJson(body)),
  );
  app.addHook('preParsing', async (request) => {
    if (isForm(request) && !(await mayUpload(request))) refuse('Trellis:NotSignedIn');
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: longestForm },
    async (request: FastifyRequest, body: Buffer) => parseForm(body, request.headers['content-type'] ?? ''),
  );
  app.addContentTypeParser('*', async () => refuse('Trellis:UnreadableBody'));
}

/** What a failure to read a body says on the wire; undefined when it is none. */
export function codeOfBodyError(error: FastifyError) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'Trellis:BodyTooLarge' as const;
  return error.statusCode !== undefined && error.statusCode < 500 ? ('Trellis:UnreadableBody' as const) : undefined;
}

const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Every call takes an object. */
function parseJson(body: string): object {
  const value = readJson(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : refuse('Trellis:UnreadableBody');
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return refuse('Trellis:UnreadableBody');
  }
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return form.formData().catch(() => refuse('Trellis:UnreadableBody'));
}
