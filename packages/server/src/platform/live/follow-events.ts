import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { keepConnected } from '../db/keep-connected.ts';
import type { Database } from '../db/types.ts';
import { currentPosition, readSince, type Told } from './read-events.ts';

interface Following {
  identity: Kysely<Database>;
  /** Where it is listened for what commits. */
  url: string;
  onTold: (position: string, told: readonly Told[]) => void;
  /** Somebody's access changed; or, without an id, somebody's. */
  onAccess: (personId: string | undefined) => void;
  log: (line: string) => void;
}

/** Milliseconds after which it is looked without having been woken: the connection that listens may be lost. */
const patience = 3_000;

/** Reads what is told to anybody, in the order in which it commits, as soon as it does. */
export function followEvents({ identity, url, onTold, onAccess, log }: Following) {
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const kept = keepConnected({
    url,
    name: 'trellis live',
    pauses: 1_000,
    onLost: (error) => log(`What is told to open pages comes some seconds late, until the database answers: ${error.message}`),
    begin: async (client) => {
      client.on('notification', ({ channel, payload }) => (channel === 'live' ? wake() : onAccess(payload || undefined)));
      await client.query('listen live; listen live_access');
      // for what changed while nobody listened
      wake();
      onAccess(undefined);
    },
  });

  let position: string | undefined;
  const read = async () => {
    if (position === undefined) return void (position = await currentPosition(identity));
    const found = await readSince(identity, position);
    position = found.position;
    if (found.events.length > 0) onTold(position, found.events);
  };
  const follow = async () => {
    while (!stopping.signal.aborted) {
      try {
        await read();
      } catch (error) {
        log(`What is told to open pages waits: ${error instanceof Error ? error.message : String(error)}`);
        await pause(patience / 3);
      }
      const late = setTimeout(wake, patience);
      await woken.promise;
      clearTimeout(late);
      woken = Promise.withResolvers();
    }
  };
  const following = follow();
  return {
    opened: kept.opened,
    position: () => position,
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.all([following, kept.stop()]);
    },
  };
}
