import { Worker } from 'node:worker_threads';
import { limits } from '@trellis/contract/limits';
import { Refusal } from '../http/refusal.ts';
import { inTurn } from './in-turn.ts';
import type { PdfOrder } from './pdf-content.ts';

const { seconds, waiting: ofAll, megabytes, idleSeconds } = limits.document;

export type PdfReplyOfThread = { content: Uint8Array<ArrayBuffer> } | { fault: string };

/** One thread draws all documents, one after another: fonts are read once, and of two cores one stays for everybody else. */
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
const turn = inTurn({ ofAll, ofOne: 3 });

/** Draws a document. One that takes too long, or whose thread dies of it, is refused, as are more than can be drawn soon or one person needs. */
export async function renderPdf(order: PdfOrder, personId: string): Promise<Uint8Array<ArrayBuffer>> {
  return turn(
    () =>
      draw(order).catch((cause: unknown) => {
        throw Object.assign(new Refusal('downloadFail'), { cause });
      }),
    personId,
  );
}

async function draw(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  thread ??= startThread();
  try {
    const reply = await replyOf(thread, order);
    if ('fault' in reply) throw new Error(reply.fault);
    idle = setTimeout(endThread, idleSeconds * 1000).unref();
    return reply.content;
  } catch (error) {
    // what it was doing would go on
    endThread();
    throw error;
  }
}

function startThread(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // a product that stops does not wait for a document
  started.unref();
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}

function replyOf(worker: Worker, order: PdfOrder): Promise<PdfReplyOfThread> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfReplyOfThread>();
  const fail = (error: unknown) => reject(error instanceof Error ? error : new Error('The thread of documents ended'));
  const timer = setTimeout(() => fail(new Error(`A document took more than ${seconds} seconds`)), seconds * 1000);
  worker.once('message', resolve).once('error', fail).once('exit', fail);
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  });
}
