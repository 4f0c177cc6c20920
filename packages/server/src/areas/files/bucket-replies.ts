import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { errorCatalogue } from '@trellis/contract/errors';
import { negotiateLanguage } from '@trellis/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../../platform/http/api.ts';
import { statusOf } from '../../platform/object-storage/open-bucket.ts';
import { codeOfStorageError } from '../../platform/object-storage/storage-away.ts';
import { fileHeaders } from './file-place.ts';

interface Asked {
  client: S3Client;
  Bucket: string;
  Key: string;
}

/** Answers a browser with a file of a bucket as with one of a disk: whole, by Range, or that it has it already. */
export async function sendObject(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    const found = request.method === 'HEAD' ? await look(asked, request.headers) : await open(asked, request.headers);
    reply
      .status(found.ContentRange ? 206 : 200)
      .headers(fileHeaders)
      .headers(kept({ etag: found.ETag, 'content-range': found.ContentRange, 'last-modified': found.LastModified?.toUTCString() }))
      .header('accept-ranges', 'bytes')
      .header('content-type', found.ContentType ?? 'application/octet-stream')
      .header('content-length', found.ContentLength);
    return reply.send('Body' in found && found.Body instanceof Readable ? found.Body : undefined);
  } catch (error) {
    const status = statusOf(error);
    if (status === 304) return reply.status(304).headers(fileHeaders).send();
    if (status === 416) return reply.status(416).send();
    if (status === 404) return sendRefusal(request, reply, 'Trellis:NotFound');
    if (codeOfStorageError(error)) return tellAway(error, request, reply);
    throw error;
  }
}

const look = ({ client, ...object }: Asked, headers: IncomingHttpHeaders): Promise<HeadObjectCommandOutput> =>
  client.send(new HeadObjectCommand({ ...object, ...conditionsOf(headers) }));

async function open({ client, ...object }: Asked, headers: IncomingHttpHeaders): Promise<GetObjectCommandOutput> {
  const whole = { ...object, ...conditionsOf(headers) };
  const { range } = headers;
  const known = headers['if-range']?.toString();
  // of a range that we cannot pass on all is sent, as of one whose file has changed: S3 does not know If-Range
  if (!range || !/^bytes=(\d+-\d*|-\d+)$/.test(range)) return client.send(new GetObjectCommand(whole));
  if (!known) return client.send(new GetObjectCommand({ ...whole, Range: range }));
  const unchanged = known.startsWith('"') ? { IfMatch: known } : { IfUnmodifiedSince: dateOf(known) ?? new Date(0) };
  try {
    return await client.send(new GetObjectCommand({ ...object, ...unchanged, Range: range }));
  } catch (error) {
    if (statusOf(error) !== 412) throw error;
    return client.send(new GetObjectCommand(whole));
  }
}

/** A file that was opened in a tab of its own is all that somebody sees: the reason stands there as a sentence. */
function tellAway(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'file not served');
  if (request.headers['sec-fetch-mode'] !== 'navigate') return sendRefusal(request, reply, 'Trellis:StorageAway');
  const entry = errorCatalogue['Trellis:StorageAway'];
  return reply.status(entry.status).type('text/plain; charset=utf-8').send(entry[negotiateLanguage(request.headers['accept-language'])]);
}

/** What the browser has of the file. */
function conditionsOf({ 'if-none-match': tag, 'if-modified-since': since }: IncomingHttpHeaders) {
  if (tag) return { IfNoneMatch: tag };
  const date = since && dateOf(since);
  return date ? { IfModifiedSince: date } : {};
}

function dateOf(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const kept = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));
