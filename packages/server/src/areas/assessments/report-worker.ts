import type { Pools } from '../../platform/db/pools.ts';
import { listen } from '../../platform/jobs/listen.ts';
import { makeDueReports } from './report-round.ts';

export interface ReportWorker {
  /** Begins no further round and waits for the one at hand. */
  stop(): Promise<void>;
}

export interface ReportWorkerOptions {
  pools: Pools;
  /** Signs in as the jobs role, to be woken. */
  url: string;
  log: (line: string) => void;
  /** How often it looks by itself, in case it was not woken. */
  pollSeconds?: number;
}

/** Makes reports as soon as they are due, until it is stopped. Any number of processes may have one. */
export function startReportWorker({ pools, url, log, pollSeconds = 10 }: ReportWorkerOptions): ReportWorker {
  let isStopping = false;
  let isWoken = false;
  let rounds: Promise<void> | undefined;

  const run = async () => {
    while (isWoken && !isStopping) {
      isWoken = false;
      await makeDueReports(pools, log).catch((error: Error) => log(`Reports could not be looked for: ${error.message}`));
    }
    rounds = undefined;
  };
  const wake = () => {
    isWoken = true;
    rounds ??= run();
  };

  const poll = setInterval(wake, pollSeconds * 1000);
  const listening = listen('reports', url, wake, (error) =>
    log(`Reports are looked for every ten seconds only, until the database answers: ${error.message}`),
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
