import { request as askPlainly } from 'node:http';
import { request as askEncrypted, type RequestOptions } from 'node:https';
import type { Reach } from './networks.ts';
import { findReceiver, type LookUp, lookUpAs, type Receiver } from './receiver.ts';

/** More than any document of a provider needs. */
const longestAnswer = 512 * 1024;

/** What is asked, as `fetch` takes it. */
export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export class AnswerTooLong extends Error {}

/** A `fetch` that goes as far as told: each address is looked up anew and asked at the place that was looked at. Nobody is followed elsewhere. */
export const fetchWithin =
  (reach: Reach, lookUp?: LookUp) =>
  async (address: string, asked: Asked): Promise<Response> => {
    const over = asked.signal ? [aborted(asked.signal)] : [];
    const receiver = await Promise.race([findReceiver(address, reach, lookUp), ...over]);
    return Promise.race([ask(receiver, asked), ...over]);
  };

function aborted(signal: AbortSignal): Promise<never> {
  const over = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // it may come when nobody waits any more
  over.catch(() => undefined);
  return over;
}

function ask({ url, ip }: Receiver, { method, headers, body, signal }: Asked): Promise<Response> {
  const request = url.protocol === 'https:' ? askEncrypted : askPlainly;
  const options: RequestOptions = { method, headers, lookup: lookUpAs(ip), agent: false, maxHeaderSize: 16_384, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (reply) => {
      const parts: Buffer[] = [];
      let size = 0;
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > longestAnswer) asking.destroy(new AnswerTooLong());
      });
      reply.on('error', reject);
      reply.on('end', () => {
        const type = reply.headers['content-type'];
        const told = reply.headers['www-authenticate'];
        const kept = { ...(type && { 'content-type': type }), ...(told && { 'www-authenticate': String(told) }) };
        const isBare = reply.statusCode === 204 || reply.statusCode === 304;
        resolve(new Response(isBare ? null : Buffer.concat(parts), { status: reply.statusCode ?? 0, headers: kept }));
      });
    });
    asking.on('error', reject);
    asking.end(typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined);
  });
}
