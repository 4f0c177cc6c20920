import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { receiveForm } from './incoming-form.ts';
import { Refusal, refuse } from './refusal.ts';
import { requestEnd } from './request-end.ts';
import type { Uploader } from './uploader.ts';

const longestJson = 1024 * 1024;

/** Which calls take a form, and from whom. */
export interface Uploads {
  /** How large the file of a call may be, by the path of the call. */
  sizes: ReadonlyMap<string, number>;
  /** Who sends an upload: nobody else's megabytes are read. */
  uploader: (request: FastifyRequest) => Promise<Uploader | undefined>;
  /** Begins an upload and answers how it is ended; refuses one too many. */
  begin: (who: Uploader) => () => void;
  /** Where files lie until they are stored. */
  folder: string;
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
export function readForms(scope: FastifyInstance, size: number, { uploader, begin, folder }: Omit<Uploads, 'sizes'>): void {
  const ends = new WeakMap<FastifyRequest, Promise<void>>();
  scope.addHook('preParsing', async (request, reply) => {
    if (!isForm(request)) return;
    // before anything is waited for: who goes away meanwhile is noticed too
    const end = requestEnd(reply);
    ends.set(request, end);
    const who = (await uploader(request)) ?? refuse('Trellis:NotSignedIn');
    void end.then(begin(who));
  });
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const end = ends.get(request) ?? refuse('Trellis:UnreadableBody');
    const { 'content-type': contentType = '', 'content-length': contentLength } = request.headers;
    const incoming = await receiveForm(body, { contentType, contentLength, size, folder });
    const discard = () => incoming.discard().catch((error: unknown) => request.log.error({ err: error }, 'an upload was left behind'));
    void end.then(discard);
    return incoming.form;
  });
}

/** The refusal behind a failure to read a body; undefined when it is none. */
export function refusalOfBody(error: FastifyError): Refusal | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('Trellis:BodyTooLarge');
  const isClients = error.statusCode !== undefined && error.statusCode < 500;
  return isClients ? new Refusal('Trellis:UnreadableBody') : undefined;
}

export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

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
