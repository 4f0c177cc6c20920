import { EventEmitter } from 'node:events';

const told = new EventEmitter().setMaxListeners(0);
const stopping = 'stopping';

/** Says that a headset told something of its test; who follows it in this process looks at once. */
export const noteProgress = (testRequestId: string): void => void told.emit(testRequestId);

/** Ends what is followed, since the process stops. */
export const endFollowing = (): void => void told.emit(stopping);

interface Following {
  /** Resolves when something was told, or after so many milliseconds. */
  next(most: number): Promise<void>;
  isOver(): boolean;
  /** Nobody follows any more. */
  end(): void;
}

/** Listens to one test. What was told between two waits ends the second one at once. */
export function followTold(testRequestId: string): Following {
  let isNew = false;
  let isOver = false;
  let wake: (() => void) | undefined;
  const note = () => {
    isNew = true;
    wake?.();
  };
  const end = () => {
    isOver = true;
    told.off(testRequestId, note);
    told.off(stopping, end);
    wake?.();
  };
  told.on(testRequestId, note);
  told.on(stopping, end);
  return {
    isOver: () => isOver,
    end,
    next: async (most) => {
      if (!isNew && !isOver) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, most);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isNew = false;
      wake = undefined;
    },
  };
}
