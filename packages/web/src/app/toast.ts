import { watched } from './watched.ts';

type Level = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  key: string;
  level: Level;
  text: string;
}

const atMost = 3;

/** What is shown. */
export const toasts = watched<readonly Toast[]>([]);

/** Shows a message; what is still shown under the same key gives way to it, so that equal ones are shown once. */
export function toast(level: Level, text: string, key = `${level} ${text}`): void {
  const made = { key, level, text };
  toasts.set([...roomFor(toasts.current().filter((other) => other.key !== key)), made]);
}

/** What stays beside another one: what went well gives way before what failed, the oldest first. */
function roomFor(shown: readonly Toast[]): readonly Toast[] {
  if (shown.length < atMost) return shown;
  return shown.toSpliced(
    Math.max(
      0,
      shown.findIndex(({ level }) => level !== 'error'),
    ),
    1,
  );
}

/** Takes one away that was shown long enough, unless another one took its place. */
export const takeAway = (shown: Toast): void => toasts.set(toasts.current().filter((other) => other !== shown));
