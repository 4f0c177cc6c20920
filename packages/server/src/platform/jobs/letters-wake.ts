import { type Listening, listen } from './listen.ts';

/** Calls `wake` whenever a transaction that queued a letter commits. */
export function listenForLetters(url: string, wake: () => void, log: (line: string) => void): Listening {
  return listen('letters', url, wake, (error) =>
    log(`Letters are looked for every half minute only, until the database answers: ${error.message}`),
  );
}
