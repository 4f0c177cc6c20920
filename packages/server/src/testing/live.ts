import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type LiveEvent, type LiveGreeting, type LivePacket, livePath } from '@trellis/contract/live';
import { io } from 'socket.io-client';
import { roleUrl } from '../platform/db/roles.ts';
import { openLive } from '../platform/live/open-live.ts';
import type { TestDatabase } from './template.ts';
import { testSecret } from './test-secret.ts';

/** What keeps the connections of a process, on a port of its own. */
export async function startLive({ ownerUrl, pools }: TestDatabase) {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const live = openLive({
    server,
    identity: pools.identity,
    url: roleUrl(ownerUrl, 'identity', testSecret),
    origin: 'https://trellis.test',
    log: () => undefined,
  });
  server.listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), live.opened]);
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await live.stop();
      server.close();
    },
  };
}

export interface Listening {
  events: LiveEvent[];
  topics(): string[];
  packets: LivePacket[];
  /** Why it was ended, or refused. */
  ended(): string | undefined;
  isConnected(): boolean;
  transport(): string | undefined;
  position(): string | undefined;
  leave(): void;
}

interface Listens {
  transports?: ('websocket' | 'polling')[];
  origin?: string;
}

/** Connects as a browser does, and comes back as one does. */
export async function listenAs(origin: string, greeting: LiveGreeting, { transports, origin: page }: Listens = {}): Promise<Listening> {
  const packets: LivePacket[] = [];
  let ended: string | undefined;
  const position = () => packets.at(-1)?.position;
  const socket = io(origin, {
    path: livePath,
    forceNew: true,
    transports: transports ?? ['websocket'],
    reconnectionDelay: 50,
    ...(page && { extraHeaders: { origin: page } }),
    auth: (answer) => answer({ ...greeting, ...(position() && { position: position() }) }),
  });
  const settled = Promise.withResolvers<void>();
  socket.on('told', (packet: LivePacket) => {
    packets.push(packet);
    settled.resolve();
  });
  socket.on('ended', (code: string) => (ended = code));
  socket.on('connect_error', (error: Error & { data?: { code: string } }) => {
    ended = error.data?.code ?? 'away';
    settled.resolve();
  });
  await settled.promise;
  return {
    packets,
    get events() {
      return packets.flatMap(({ events }) => events);
    },
    topics: () => packets.flatMap(({ events }) => events.map(({ topic }) => topic)),
    ended: () => ended,
    isConnected: () => socket.connected,
    transport: () => socket.io.engine?.transport.name,
    position,
    leave: () => void socket.disconnect(),
  };
}

/** Waits until it is so, as long as a person would. */
export async function until(isSo: () => boolean, milliseconds = 3_000): Promise<void> {
  for (const end = Date.now() + milliseconds; !isSo(); await pause(10)) {
    if (Date.now() > end) throw new Error('It did not come about');
  }
}
