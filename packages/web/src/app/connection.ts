import { watched } from './watched.ts';

/** How long until the server is asked again, and how long it has to answer, in milliseconds. */
const pause = 2_000;
const patience = 5_000;

/** Whether the server is out of reach. */
export const away = watched(false);

async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const reply = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  return reply?.ok === true;
}

const untilNextTry = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    window.setTimeout(resolve, pause);
  });

async function wait(): Promise<boolean> {
  for (let wasAway = false; ; wasAway = true) {
    if (await answers()) {
      away.set(false);
      return wasAway;
    }
    away.set(true);
    await untilNextTry();
  }
}

let waiting: Promise<boolean> | undefined;

/** Waits until the server answers, at once where it does; says whether it was away. */
export function serverAnswers(): Promise<boolean> {
  waiting ??= wait().finally(() => (waiting = undefined));
  return waiting;
}

/** Tells people of a lost network as soon as the browser knows. */
export function watchNetwork(): void {
  window.addEventListener('offline', () => void serverAnswers());
}
