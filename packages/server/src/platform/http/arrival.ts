import type { ServerOptions } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How slowly a request may arrive before its connection is closed. Times in milliseconds. */
export interface Arrival {
  /** For the headers. */
  headers: number;
  /** Without a byte of the body. */
  quiet: number;
  /** For the shortest body; each `bytesPerSecond` that came gives one more second. */
  body: number;
  bytesPerSecond: number;
  /** For the largest upload, whatever it brings. */
  whole: number;
  /** Without a byte either way: an answer may be worked at for minutes. */
  silence: number;
  checkEvery: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * A third of a megabit a second is enough: JSON, of at most 1 MB, is there within 56 seconds, and the largest upload, of 200 MB, has 86 minutes,
 * three times what a line of one megabit needs.
 */
export const arrival: Arrival = {
  headers: 30 * second,
  quiet: 30 * second,
  body: 30 * second,
  bytesPerSecond: 40 * 1024,
  whole: 90 * minute,
  silence: 15 * minute,
  checkEvery: second,
};

/** What Node itself watches over, as Fastify takes it. */
export const connectionTimeouts = ({ headers, whole, silence, checkEvery }: Arrival) => ({
  requestTimeout: whole,
  connectionTimeout: silence,
  http: { headersTimeout: headers, connectionsCheckingInterval: checkEvery } satisfies ServerOptions,
});

interface Arriving {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the connection had brought when its request began, and at the last look. */
  first: number;
  last: number;
  age: number;
  quiet: number;
}

/** Closes connections whose body comes too slowly: a total alone cannot tell a slow line from somebody who holds on to a connection. */
export function watchArrivals(app: FastifyInstance, limits: Arrival): void {
  const arriving = new Set<Arriving>();
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket, complete } = request.raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // what is injected comes over no connection
    if (hasBody && !complete && socket instanceof Socket)
      arriving.add({ request, reply, first: socket.bytesRead, last: socket.bytesRead, age: 0, quiet: 0 });
    done();
  });
  let looked = performance.now();
  const look = () => {
    const now = performance.now();
    // while this process did not come to look, it did not come to read either
    const passed = Math.min(now - looked, 2 * limits.checkEvery);
    looked = now;
    for (const one of arriving) {
      if (one.request.raw.complete || one.request.raw.destroyed) arriving.delete(one);
      else if (isLate(one, passed, limits)) close(one);
    }
  };
  const timer = setInterval(look, limits.checkEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function isLate(one: Arriving, passed: number, { quiet, body, bytesPerSecond }: Arrival): boolean {
  const { raw } = one.request;
  // what lies here unread waits for us: its sender's time stands still
  if (raw.readableLength > 0) return false;
  const { bytesRead } = raw.socket;
  one.age += passed;
  one.quiet = bytesRead === one.last ? one.quiet + passed : 0;
  one.last = bytesRead;
  return one.quiet > quiet || one.age > body + ((bytesRead - one.first) / bytesPerSecond) * second;
}

/** Says why, where nothing was answered yet, to whoever still listens. */
function close({ request, reply }: Arriving): void {
  const { socket } = request.raw;
  request.log.debug('body came too slowly');
  if (!reply.raw.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  socket.destroy();
}
