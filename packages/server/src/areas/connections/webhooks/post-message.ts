import { request as askPlainly } from 'node:http';
import { request as askEncrypted, type RequestOptions } from 'node:https';
import type { DeliveryFault } from '@trellis/contract/connections/webhooks/calls';
import { limits } from '@trellis/contract/limits';
import {
  findReceiver,
  isAboutCertificate,
  type LookUp,
  lookUpAs,
  NotAllowed,
  type Receiver,
  UnknownName,
} from '../../../platform/outgoing/receiver.ts';
import { webhookReach } from './networks.ts';

export interface Message {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** What became of a message: the receiver's answer and its beginning, or why there is none. */
export type Outcome = { status: number; answer: string } | { fault: DeliveryFault };

export interface PostOptions {
  /** Milliseconds that the whole of it may take. */
  patience?: number;
  lookUp?: LookUp | undefined;
  /** The certificates that are believed, instead of those that everybody believes. */
  ca?: string;
}

class TooSlow extends Error {}

/** Sends a message to its receiver, who is looked up each time anew. Nobody is followed elsewhere. */
export async function postMessage(message: Message, { patience = 10_000, lookUp, ca }: PostOptions = {}): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(new TooSlow()), patience);
  try {
    const receiver = await Promise.race([findReceiver(message.address, webhookReach(), lookUp), aborted(over.signal)]);
    return await ask(receiver, message, { signal: over.signal, ca });
  } catch (error) {
    return { fault: over.signal.aborted ? 'timeout' : faultOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof NotAllowed) return 'notAllowed';
  if (error instanceof UnknownName) return 'unknownName';
  return isAboutCertificate(error) ? 'certificate' : 'unreachable';
}

function ask({ url, ip }: Receiver, { headers, body }: Message, given: { signal: AbortSignal; ca: string | undefined }): Promise<Outcome> {
  const isEncrypted = url.protocol === 'https:';
  const sent = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Trellis-Webhooks/1',
    ...headers,
  };
  const options: RequestOptions = { method: 'POST', headers: sent, lookup: lookUpAs(ip), agent: false, maxHeaderSize: 16_384, ...given };
  return new Promise((resolve, reject) => {
    const asked = (isEncrypted ? askEncrypted : askPlainly)(url, options, (reply) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = () => {
        const answer = new TextDecoder().decode(Buffer.concat(parts)).replaceAll('\0', '').slice(0, limits.webhook.answerLength);
        resolve({ status: reply.statusCode ?? 0, answer });
        // whatever else it says is not waited for
        asked.destroy();
      };
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        // four bytes a letter at most
        if (size >= limits.webhook.answerLength * 4) done();
      });
      reply.on('end', done);
      reply.on('error', reject);
      reply.on('aborted', () => reject(new Error('The answer broke off')));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
