/** Listens to what the person is told, once the first page had its time; answers how to stop. */
export function keepLive(owner: string): () => void {
  const stopping = new AbortController();
  const begin = () =>
    void import('./share-connection.ts').then(({ shareConnection }) => shareConnection(owner, stopping.signal)).catch(() => undefined);
  const timer = window.setTimeout(begin, afterFirstPage);
  stopping.signal.addEventListener('abort', () => window.clearTimeout(timer));
  return () => stopping.abort();
}

/** Milliseconds. */
const afterFirstPage = 2_500;
