import type { QueryClient } from '@tanstack/react-query';
import { isOpenByPin } from '../lock/lock-state.ts';
import { queryClient } from '../query-client.ts';
import { sendLeft } from '../unsent/send-left.ts';
import { isKept, keep } from './kept-reads.ts';

/** Registers what begins pages without a network, and sends what a former page left. Where the browser refuses, every page needs the network. */
export async function keepDevice(): Promise<void> {
  const worker = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  worker?.addEventListener('controllerchange', () => keepLoaded(queryClient));
  void worker?.register('/service-worker.js').catch(() => undefined);
  if (isOpenByPin()) await import('../lock/watch-idle.ts').then(({ watchIdle }) => watchIdle());
  await sendLeft();
}

/** Keeps what the page was told before the device could keep it. */
function keepLoaded(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (isKept(query) && query.state.data !== undefined) keep(query.queryHash, query.state.data);
}
