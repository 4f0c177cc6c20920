import pg from 'pg';
import { DatabaseAway } from './away.ts';
import { openPools, type Pools } from './pools.ts';

/** Milliseconds for which nobody asks a replica that did not answer. */
const leftAlone = 10_000;

/** Where what may be a moment old is read from, while it answers. */
export interface Replica {
  /** Reads there; from the primary where the replica does not answer, or fails in any way of its own. */
  read<T>(pools: Pools, run: (pools: Pools) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where there is no replica all is read from the primary. */
export const noReplica: Replica = { read: (pools, run) => run(pools), close: async () => undefined };

/** A replica that follows the primary: the same roles, passwords and rows, some moments later. */
export function openReplica(url: string, secret: string, size: number, log: (line: string) => void): Replica {
  const followers = openPools(url, secret, size, { follows: true });
  let askedAgain = 0;
  return {
    read: async (pools, run) => {
      if (Date.now() < askedAgain) return run(pools);
      try {
        return await run(followers);
      } catch (error) {
        // what a use case refuses, it refuses everywhere
        if (!(error instanceof DatabaseAway || error instanceof pg.DatabaseError)) throw error;
        // a statement that what is replayed got in the way of says nothing of the next
        if (error instanceof DatabaseAway) {
          askedAgain = Date.now() + leftAlone;
          log(`The replica does not answer, and the primary is asked in its place: ${String((error.cause as Error | undefined)?.message)}`);
        }
        return run(pools);
      }
    },
    close: () => followers.close(),
  };
}
