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
  /** By the page's own count, which no wrong clock moves. */
  const beganAt = new Map<string, number>();

  const again = async (...packet: Parameters<typeof attempt>): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, secondsToNextTry * 1000));
    return attempt(...packet);
  };

  const attempt = async (step: Step, sessionTrackId: string, seconds: number): Promise<boolean> => {
    try {
      const tenths = (value: number) => Math.round(value * 10) / 10;
      const sinceStart = tenths((performance.now() - (beganAt.get(sessionTrackId) ?? performance.now())) / 1000);
      const { isFinished } = await api.music[step].call({ sessionTrackId, progress: tenths(seconds), sinceStart, platform: 'Web' });
      isDisconnected = false;
      // the server's clock says that it cannot have been heard yet
      return step !== 'finish' || isFinished || again(step, sessionTrackId, seconds);
    } catch (error) {
      if (isRefusal(error)) {
        onRefused(error.message);
        return false;
      }
      if (!isDisconnected) onDisconnected();
      isDisconnected = true;
      return step === 'finish' && again(step, sessionTrackId, seconds);
    }
  };

  /** Resolves to whether the server took it. */
  return (step: Step, sessionTrackId: string, seconds: number): Promise<boolean> => {
    if (step === 'start' && !beganAt.has(sessionTrackId)) beganAt.set(sessionTrackId, performance.now());
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
