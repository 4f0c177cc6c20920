import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { listenForLetters } from '../jobs/letters-wake.ts';
import { deliverNext } from './deliver.ts';

export interface Postman {
  /** Takes no further letter and waits for those at hand. */
  stop(): Promise<void>;
}

export interface PostmanOptions {
  jobs: Kysely<Database>;
  /** Signs in as the jobs role, to be woken. */
  url: string;
  log: (line: string) => void;
  /** How often it looks by itself: for letters whose pause is over, and in case it was not woken. */
  pollSeconds?: number;
}

/** So many letters at once: a slow server must not keep everybody waiting. */
const lanes = 3;

/** Sends letters as they become due, until it is stopped. Any number of processes may have one. */
export function startPostman({ jobs, url, log, pollSeconds = 30 }: PostmanOptions): Postman {
  let isStopping = false;
  let isWoken = false;
  let round: Promise<void> | undefined;

  const lane = async () => {
    while (!isStopping && (await deliverNext(jobs)));
  };
  const rounds = async () => {
    while (isWoken && !isStopping) {
      isWoken = false;
      const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
      for (const each of ended) if (each.status === 'rejected') log(`Letters could not be taken: ${each.reason}`);
    }
    round = undefined;
  };
  const wake = () => {
    isWoken = true;
    round ??= rounds();
  };

  const poll = setInterval(wake, pollSeconds * 1000);
  const listening = listenForLetters(url, wake, log);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(poll);
      await listening.stop();
      await round;
    },
  };
}
