/** A value of the whole page that components watch: useSyncExternalStore(value.subscribe, value.current). */
export function watched<T>(first: T) {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    subscribe: (watch: () => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    current: () => value,
    set: (next: T) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const watch of watchers) watch();
    },
  };
}
