import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The way to the product that a browser goes, which can be cut. */
export interface Network {
  port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openNetwork(): Promise<Network> {
  let isCut = false;
  const open = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers, agent: false }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.rawHeaders);
      said.pipe(answer);
    });
    onward.on('error', () => asked.socket.destroy());
    answer.on('close', () => answer.writableFinished || onward.destroy());
    asked.pipe(onward);
  });
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    open.add(socket);
    return socket.on('close', () => open.delete(socket));
  });
  // what stays open: news of the chat
  server.on('upgrade', ({ url = '', rawHeaders }, socket) => {
    const { hostname, port, pathname, search } = new URL(url);
    const onward = connect(Number(port), hostname, () => {
      const headers = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
      onward.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => (isCut = false),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
