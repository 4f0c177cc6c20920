import { listen } from './listen.ts';

export interface RoundWorker {
  /** Begins no further round and waits for the one at hand. */
  stop(): Promise<void>;
}

interface Options {
  channel: Parameters<typeof listen>[0];
  /** Signs in as the jobs role, to be woken. */
  url: string;
  /** Does what is due. Two processes may run it at once. */
  round: () => Promise<unknown>;
  log: (line: string) => void;
  /** How often it looks by itself, in case it was not woken. */
  pollSeconds: number;
}

/** Does what is due as soon as it is, until it is stopped. Any number of processes may have one. */
export function startRoundWorker({ channel, url, round, log, pollSeconds }: Options): RoundWorker {
  let isStopping = false;
  let isWoken = false;
  let rounds: Promise<void> | undefined;

  const run = async () => {
    while (isWoken && !isStopping) {
      isWoken = false;
      await round().catch((error: Error) => log(`What is due (${channel}) could not be looked for: ${error.message}`));
    }
    rounds = undefined;
  };
  const wake = () => {
    isWoken = true;
    rounds ??= run();
  };

  const poll = setInterval(wake, pollSeconds * 1000);
  const listening = listen(channel, url, wake, (error) =>
    log(`What is due (${channel}) is looked for every ${pollSeconds} seconds only, until the database answers: ${error.message}`),
  );
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(poll);
      await listening.stop();
      await rounds;
    },
  };
}
