import { parentPort } from 'node:worker_threads';
import type { PdfOrder } from './pdf-content.ts';
import { drawPdf } from './pdf-layout.ts';
import type { PdfReplyOfThread } from './pdf-thread.ts';

async function reply(order: PdfOrder): Promise<PdfReplyOfThread> {
  try {
    // a copy of its own: what a buffer shares with others cannot be handed over
    return { content: new Uint8Array(await drawPdf(order)) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (order: PdfOrder) => {
  const made = await reply(order);
  parentPort?.postMessage(made, 'content' in made ? [made.content.buffer] : []);
});
