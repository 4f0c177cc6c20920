import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';

type Step = 'start' | 'pause' | 'stop' | 'finish' | 'save';

interface ReporterOptions {
  /** Once for a row of failures; the next success clears it. */
  onDisconnected: () => void;
  onRefused: (message: string) => void;
}

const secondsToNextTry = 5;

/**
 * Tells the server what the player does, one call after the other. A lost progress is made good by the next one;
 * a finished track has no next one, so it is sent until it arrives.
 */
export function createReporter({ onDisconnected, onRefused }: ReporterOptions) {
  let queue: Promise<unknown> = Promise.resolve();
  let isDisconnected = false;

  const attempt = async (step: Step, sessionTrackId: string, seconds: number): Promise<boolean> => {
    try {
      await api.music[step].call({ sessionTrackId, progress: Math.round(seconds * 10) / 10, platform: 'Web' });
      isDisconnected = false;
      return true;
    } catch (error) {
      if (isRefusal(error)) {
        onRefused(error.message);
        return false;
      }
      if (!isDisconnected) onDisconnected();
      isDisconnected = true;
      if (step !== 'finish') return false;
      await new Promise((resolve) => setTimeout(resolve, secondsToNextTry * 1000));
      return attempt(step, sessionTrackId, seconds);
    }
  };

  /** Resolves to whether the server took it. */
  return (step: Step, sessionTrackId: string, seconds: number): Promise<boolean> => {
    const sent = queue.then(() => attempt(step, sessionTrackId, seconds));
    queue = sent;
    return sent;
  };
}

export type Report = ReturnType<typeof createReporter>;

/** The server's decision; a fault of the server is no better than a lost connection. */
function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.status < 500;
}
