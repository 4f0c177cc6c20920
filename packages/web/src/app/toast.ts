type Level = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  key: string;
  level: Level;
  text: string;
}

const atMost = 3;
const duration = 3_000;

let shown: readonly Toast[] = [];
const watchers = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const watch of watchers) watch();
}

/** Shows a message; what is still shown under the same key gives way to it, so that equal ones are shown once. */
export function toast(level: Level, text: string, key = `${level} ${text}`): void {
  const made = { key, level, text };
  show([...shown.filter((other) => other.key !== key), made].slice(-atMost));
  window.setTimeout(() => show(shown.filter((other) => other !== made)), duration);
}

/** What is shown, for whoever draws it. */
export const toasts = {
  subscribe: (watch: () => void) => {
    watchers.add(watch);
    return () => void watchers.delete(watch);
  },
  current: () => shown,
};
