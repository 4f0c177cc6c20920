let hasEnded = false;
const watchers = new Set<() => void>();

/** Whether the sign-in ended while something was typed that would be lost by leaving. */
export const signInEnded = {
  subscribe: (watch: () => void) => {
    watchers.add(watch);
    return () => void watchers.delete(watch);
  },
  current: () => hasEnded,
  change: (now: boolean) => {
    hasEnded = now;
    for (const watch of watchers) watch();
  },
};
