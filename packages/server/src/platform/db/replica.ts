import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway } from './away.ts';
import { openPools, type Pools } from './pools.ts';

/** Milliseconds for which nobody asks a replica that did not answer, or one that is behind. */
const leftAlone = { away: 10_000, behind: 1_000 };

/** Milliseconds for which a call waits for the replica to have what was saved before it, and between two looks. */
const patience = 100;
const nextLook = 5;

/** `savedUpTo`: what was saved when somebody asked; a replica answers once it has that. Where it is not told, what is read may be a moment old. */
type Run<T> = (pools: Pools, savedUpTo?: string) => Promise<T>;

/** Where what only reads is read from, while it answers. */
export interface Replica {
  /** Reads there; from the primary where the replica does not answer, is behind for long, or fails in any way of its own. */
  read<T>(pools: Pools, run: Run<T>, savedUpTo?: string): Promise<T>;
  /** How many reads the replica answered, and how many the primary in its place. */
  readonly answers: Readonly<Record<'replica' | 'primary', number>>;
  close(): Promise<void>;
}

/** Where there is no replica all is read from the primary. */
export const noReplica: Replica = {
  read: (pools, run) => run(pools),
  answers: { replica: 0, primary: 0 },
  close: async () => undefined,
};

/** A replica that follows the primary: the same roles, passwords and rows, some moments later. */
export function openReplica(url: string, secret: string, size: number, log: (line: string) => void): Replica {
  const followers = openPools(url, secret, size, { follows: true });
  const answers = { replica: 0, primary: 0 };
  let askedAgain = 0;
  const ofReplica = async <T>(run: Run<T>, savedUpTo: string | undefined): Promise<T> => {
    const result = await run(followers, savedUpTo);
    answers.replica += 1;
    return result;
  };
  const ofPrimary = <T>(pools: Pools, run: Run<T>): Promise<T> => {
    answers.primary += 1;
    return run(pools);
  };
  return {
    read: async (pools, run, savedUpTo) => {
      const until = Date.now() + patience;
      while (Date.now() >= askedAgain) {
        try {
          return await ofReplica(run, savedUpTo);
        } catch (error) {
          // what a use case refuses, it refuses everywhere
          if (!(error instanceof DatabaseAway || error instanceof pg.DatabaseError)) throw error;
          if (isBehind(error) && Date.now() < until) {
            await pause(nextLook);
            continue;
          }
          if (isBehind(error)) askedAgain = Date.now() + leftAlone.behind;
          if (error instanceof DatabaseAway) {
            askedAgain = Date.now() + leftAlone.away;
            log(
              `The replica does not answer, and the primary is asked in its place: ${String((error.cause as Error | undefined)?.message)}`,
            );
          }
          // a statement that what is replayed got in the way of says nothing of the next
          break;
        }
      }
      return ofPrimary(pools, run);
    },
    answers,
    close: () => followers.close(),
  };
}

/** Of app.must_have_replayed. */
const isBehind = (error: Error) => error instanceof pg.DatabaseError && error.code === 'TR001';
