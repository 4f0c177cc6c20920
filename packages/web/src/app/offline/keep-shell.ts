import { queryClient } from '../query-client.ts';
import { keepLoaded } from './kept-reads.ts';

/** Lets the device keep what pages are drawn with, once the first one had its time. Where the browser refuses, every page needs the network. */
export function keepShell(): void {
  const worker = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  worker?.addEventListener('controllerchange', () => keepLoaded(queryClient));
  window.setTimeout(() => void import('../unsent/send-left.ts').then(({ sendLeft }) => sendLeft()).catch(() => undefined), afterFirstPage);
  if (worker) window.setTimeout(() => void worker.register('/service-worker.js').catch(() => undefined), afterFirstPage);
}

/** Milliseconds. */
const afterFirstPage = 4_000;
