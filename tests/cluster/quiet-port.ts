import { once } from 'node:events';
import { createServer } from 'node:net';

const given = new Set<number>();

/** A free port that no connection gets for its own end: a server finds it free again when it comes back. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (given.has(port)) continue;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    given.add(port);
    server.close();
    await once(server, 'close');
    return port;
  }
}
