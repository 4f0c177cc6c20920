import { watched } from './watched.ts';

type Level = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  key: string;
  level: Level;
  text: string;
}

const atMost = 3;
const duration = 3_000;

/** What is shown. */
export const toasts = watched<readonly Toast[]>([]);

/** Shows a message; what is still shown under the same key gives way to it, so that equal ones are shown once. */
export function toast(level: Level, text: string, key = `${level} ${text}`): void {
  const made = { key, level, text };
  toasts.set([...toasts.current().filter((other) => other.key !== key), made].slice(-atMost));
  window.setTimeout(() => toasts.set(toasts.current().filter((other) => other !== made)), duration);
}
