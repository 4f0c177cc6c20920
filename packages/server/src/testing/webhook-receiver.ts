import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OwnCertificate } from './own-certificate.ts';

export interface Arrived {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

export interface Reply {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface Receiver {
  port: number;
  url: string;
  arrived: Arrived[];
  /** What it answers from now on; nothing is answered before it resolves. */
  answer: (arrived: Arrived) => Reply | Promise<Reply>;
  stop(): Promise<void>;
}

/** A real server of this machine that keeps what it is sent; encrypted where it has a certificate. */
export async function startReceiver(certificate?: OwnCertificate): Promise<Receiver> {
  const receiver: Omit<Receiver, 'port' | 'url' | 'stop'> = { arrived: [], answer: () => ({ status: 204 }) };
  const listener: RequestListener = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const arrived = { headers: request.headers, body, path: request.url ?? '' };
    receiver.arrived.push(arrived);
    const reply = await receiver.answer(arrived);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  };
  const server = certificate ? createEncrypted(certificate, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(receiver, { port, url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/hook`, stop });
}
