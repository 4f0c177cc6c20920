import type { ErrorCode } from '@trellis/contract/errors';
import { type LiveGreeting, type LivePacket, livePath } from '@trellis/contract/live';
import { io } from 'socket.io-client';
import { currentSignIn } from '../sign-in.ts';

interface Connecting {
  /** What came last, as this browser knows it. */
  since: () => Pick<LiveGreeting, 'position' | 'age'>;
  onTold: (packet: LivePacket) => void;
  /** Whoever signed in may listen no more. */
  onEnded: () => void;
}

/** Milliseconds. */
const longestPause = 15_000;
const patience = 8_000;
const renewAfter = 1_000;

/** Keeps a connection open until `signal` says that it is over. Where web sockets are blocked it goes on by requests that wait for their answer. */
export function connect({ since, onTold, onEnded }: Connecting, signal: AbortSignal): void {
  const socket = io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: patience,
    reconnectionDelayMax: longestPause,
    forceNew: true,
    auth: (greet) =>
      void currentSignIn()
        .catch(() => null)
        .then((signIn) => greet({ token: signIn?.access_token ?? '', ...since() } satisfies LiveGreeting)),
  });
  let hasRenewed = false;
  const end = (code: ErrorCode) => {
    // a token that ran out is renewed, once
    if (code !== 'Trellis:NotSignedIn' || hasRenewed) return onEnded();
    hasRenewed = true;
    window.setTimeout(() => !signal.aborted && socket.connect(), renewAfter);
  };
  socket.on('told', (packet: LivePacket) => {
    hasRenewed = false;
    onTold(packet);
  });
  socket.on('ended', end);
  socket.on('connect_error', (error: Error & { data?: { code?: ErrorCode } }) => {
    if (error.data?.code) return end(error.data.code);
    // some proxies answer nothing at all: what works everywhere comes first from now on
    socket.io.opts.transports = ['polling', 'websocket'];
  });
  signal.addEventListener('abort', () => void socket.disconnect());
}
