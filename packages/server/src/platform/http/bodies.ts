import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

const mebibyte = 1024 * 1024;
const longestJson = mebibyte;
/** What a form may wrap around its file. */
const wrapping = mebibyte;

/** Which calls take a form, and from whom. */
export interface Uploads {
  /** How large the file of a call may be, by the path of the call. */
  sizes: ReadonlyMap<string, number>;
  /** Whether the bearer of an upload is somebody: nobody else's megabytes are read. */
  may: (request: FastifyRequest) => Promise<boolean>;
}

/** Reads JSON within its limit; any other body is refused unread. */
export function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestJson },
    async (_request: FastifyRequest, body: string) => (body === '' ? undefined : parseJson(body)),
  );
  scope.addContentTypeParser('*', async () => refuse('Trellis:UnreadableBody'));
}

/** Reads forms too, until their file is larger than `size`: neither more of it nor anything of a stranger is taken in. */
export function readForms(scope: FastifyInstance, size: number, may: Uploads['may']): void {
  scope.addHook('preParsing', async (request) => {
    if (isForm(request) && !(await may(request))) refuse('Trellis:NotSignedIn');
  });
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: size + wrapping },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => parseForm(body, request.headers['content-type'] ?? ''),
  );
}

/** The refusal behind a failure to read a body; undefined when it is none. `size` is that of the file, where the call takes one. */
export function refusalOfBody(error: FastifyError, size?: number) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    if (size === undefined) return { code: 'Trellis:BodyTooLarge' as const };
    return { code: 'Trellis:FileTooLarge' as const, detail: { members: ['file'], data: { max: size / mebibyte } } };
  }
  const isClients = error.statusCode !== undefined && error.statusCode < 500;
  return isClients ? { code: 'Trellis:UnreadableBody' as const } : undefined;
}

const isForm = (request: FastifyRequest) => request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

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

async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  const form = new Response(body, { headers: { 'content-type': contentType } });
  return form.formData().catch(() => refuse('Trellis:UnreadableBody'));
}
