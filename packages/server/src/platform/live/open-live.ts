import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ErrorCode } from '@trellis/contract/errors';
import { type LiveGreeting, type LivePacket, livePath } from '@trellis/contract/live';
import type { Kysely } from 'kysely';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Database } from '../db/types.ts';
import { admitLive, type Listener } from './admit-live.ts';
import { type Connection, Connections } from './connections.ts';
import { followEvents } from './follow-events.ts';
import { catchUp, currentPosition, isBehind, isPosition, type Told } from './read-events.ts';

interface ToBrowser {
  told: (packet: LivePacket) => void;
  /** Why the connection ends. */
  ended: (code: ErrorCode) => void;
}
type Browser = Socket<Record<never, never>, ToBrowser, Record<never, never>, { greeting: LiveGreeting; listener: Listener }>;

interface Opening {
  server: HttpServer;
  identity: Kysely<Database>;
  url: string;
  /** Where people reach the product: pages of other sites are refused. */
  origin: string;
  log: (line: string) => void;
  /** Told what was handed out, and how much was refused. */
  watch?: LiveWatch | undefined;
}

export interface LiveWatch {
  connections: (count: () => number) => void;
  told: (told: readonly Told[]) => void;
  refused: (code: ErrorCode) => void;
}

/** Browsers of one person in one process. */
const mostOfOne = 20;
/** Bytes of what a browser says. */
const longest = 8_192;
/** Milliseconds within which a browser says who it is. */
const silence = 5_000;
/** Milliseconds after which everybody is told where they stand, and looked at whether they may still listen. */
const rounds = 60_000;

const greetingSchema = z.object({
  token: z.string().max(500),
  position: z.string().refine(isPosition).optional(),
  age: z.number().min(0).max(86_400_000).optional(),
});

/** Keeps the connections of open pages, and hands out to each what is told to whom it belongs to. */
export function openLive({ server, identity, url, origin, log, watch }: Opening): { opened: Promise<void>; stop(): Promise<void> } {
  const io = new Server<Record<never, never>, ToBrowser, Record<never, never>, Browser['data']>(server, {
    path: livePath,
    serveClient: false,
    transports: ['websocket', 'polling'],
    connectTimeout: silence,
    maxHttpBufferSize: longest,
    httpCompression: false,
    allowRequest: (request, decide) => decide(null, isOwnPage(request, origin)),
  });
  // what came with the first request would be kept as long as the connection
  io.engine.on('connection', (raw: { request: unknown }) => (raw.request = null));
  const connections = new Connections();
  watch?.connections(() => connections.size);

  const recheck = async (connection: Connection) => {
    const found = await admitLive(identity, connection.bearer);
    if ('refused' in found) return connection.end(found.refused);
    if (found.membershipId !== connection.listener.membershipId) connection.end('Trellis:NotSignedIn');
  };
  const recheckAll = (personId?: string) => {
    for (const connection of personId === undefined ? connections : connections.of(personId))
      void recheck(connection).catch(() => undefined);
  };
  const following = followEvents({
    identity,
    url,
    log,
    onTold: (position, told) => {
      connections.tell(position, told);
      watch?.told(told);
    },
    onAccess: recheckAll,
  });
  const round = setInterval(() => {
    recheckAll();
    const position = following.position();
    if (position) io.emit('told', { position, events: [] });
  }, rounds);

  io.use(async (browser: Browser, next) => {
    const refuse = (code: ErrorCode) => {
      watch?.refused(code);
      next(Object.assign(new Error(code), { data: { code } }));
    };
    try {
      const greeting = greetingSchema.safeParse(browser.handshake.auth);
      if (!greeting.success) return refuse('Trellis:NotSignedIn');
      const listener = await admitLive(identity, greeting.data.token);
      if ('refused' in listener) return refuse(listener.refused);
      if (connections.of(listener.personId).size >= mostOfOne) return refuse('Trellis:TooMany');
      browser.data = { greeting: greeting.data as LiveGreeting, listener };
      next();
    } catch {
      next(new Error('away'));
    }
  });
  io.on('connection', (browser: Browser) => void listenTo(browser));

  async function listenTo(browser: Browser): Promise<void> {
    const { greeting, listener } = browser.data;
    // what is told before it has caught up waits, and what it caught up with is not told again
    let begun: string | undefined;
    let held: Told[] = [];
    const eventsOf = (told: readonly Told[], from: string) => told.filter(({ xact }) => !isBehind(from, xact)).map(({ event }) => event);
    const connection: Connection = {
      bearer: greeting.token,
      listener,
      send: (position, told) => {
        if (begun === undefined) return void held.push(...told);
        const events = eventsOf(told, begun);
        if (events.length > 0) browser.emit('told', { position, events });
      },
      end: (code) => {
        browser.emit('ended', code);
        browser.disconnect(true);
      },
    };
    browser.on('disconnect', () => connections.remove(connection));
    // a page only listens
    browser.onAny(() => browser.disconnect(true));
    connections.add(connection);
    try {
      // somebody's access may have ended while they came in
      const [hello] = await Promise.all([helloTo(greeting, listener), recheck(connection)]);
      begun = hello.position;
      browser.emit('told', { ...hello, events: [...hello.events, ...eventsOf(held, begun)] });
      held = [];
    } catch {
      // without a farewell it comes again by itself
      browser.conn.close();
    }
  }

  async function helloTo({ position, age }: LiveGreeting, listener: Listener): Promise<LivePacket> {
    const since = position !== undefined ? { position } : age !== undefined ? { age } : undefined;
    const found = since && (await catchUp(identity, listener, since));
    return found ?? { position: await currentPosition(identity), events: [], ...(since && { hasMissed: true }) };
  }

  return {
    opened: following.opened,
    stop: async () => {
      clearInterval(round);
      // the HTTP server is closed by whoever opened it
      io.engine.close();
      await following.stop();
    },
  };
}

/** A browser says which page asks. What is no browser says nothing, and is known by its token alone. */
function isOwnPage({ headers }: IncomingMessage, origin: string): boolean {
  if (headers.origin === undefined || headers.origin === origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
