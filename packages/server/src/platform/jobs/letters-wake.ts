import type { Kept } from '../db/keep-connected.ts';
import { listen } from './listen.ts';

/** Calls `wake` whenever a transaction that queued a letter commits. */
export function listenForLetters(url: string, wake: () => void, log: (line: string) => void): Kept {
  return listen('letters', url, wake, (error) =>
    log(`Letters are looked for every half minute only, until the database answers: ${error.message}`),
  );
}
