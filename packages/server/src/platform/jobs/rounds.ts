export interface Job {
  name: string;
  /** Does what is due and says how much that was. Two processes may run it at once. */
  run: () => Promise<number>;
}

interface Log {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

const hour = 3_600_000;

/** Runs every job now and each hour, unless told otherwise, one after the other. One that fails is logged and tried again the next time. */
export function startRounds(jobs: readonly Job[], log: Log, every = hour): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const runAll = async () => {
    for (const { name, run } of jobs) {
      try {
        const count = await run();
        if (count > 0) log.info({ job: name, count }, 'job done');
      } catch (error) {
        log.error({ job: name, err: error }, 'job failed');
      }
    }
  };
  const begin = () => {
    running = running.then(runAll);
  };
  begin();
  const timer = setInterval(begin, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
