import { listen } from '../../../platform/jobs/listen.ts';
import { deliverNext, type Sending } from './deliver-next.ts';

export interface WebhookWorker {
  /** Takes no further delivery and waits for those at hand. */
  stop(): Promise<void>;
}

interface Options extends Sending {
  /** Signs in as the jobs role, to be woken. */
  url: string;
  log: (line: string) => void;
  /** How often it looks by itself: for what is tried again, and in case it was not woken. */
  pollSeconds?: number;
}

/** So many at once: receivers who are slow, of whom each has two at most, leave some to others. */
const lanes = 8;

/** Sends what webhooks are told as it becomes due, until it is stopped. Any number of processes may have one. */
export function startWebhookWorker({ url, log, pollSeconds = 5, ...sending }: Options): WebhookWorker {
  let isStopping = false;
  let wakings = 0;
  const running = new Set<Promise<void>>();

  const lane = async () => {
    while (!isStopping) {
      const seen = wakings;
      // what was queued since it looked is looked for once more
      if (!(await deliverNext(sending)) && seen === wakings) return;
    }
  };
  const wake = () => {
    wakings += 1;
    // each lane goes on by itself: one that waits for a slow receiver keeps none from beginning
    while (!isStopping && running.size < lanes) {
      const begun: Promise<void> = lane()
        .catch((error: Error) => log(`What webhooks are told could not be taken: ${error.message}`))
        .finally(() => running.delete(begun));
      running.add(begun);
    }
  };

  const poll = setInterval(wake, pollSeconds * 1000);
  const listening = listen('webhooks', url, wake, (error) =>
    log(`Webhooks are looked for every ${pollSeconds} seconds only, until the database answers: ${error.message}`),
  );
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(poll);
      await listening.stop();
      await Promise.all(running);
    },
  };
}
