type Find<K, V> = (keys: K[]) => Promise<ReadonlyMap<K, V>>;

/**
 * Looks up together what is asked for at the same time: whoever asks while a lookup is under way waits for the next one, with
 * everybody else who does. A lookup answers nobody who asked after it began, so that what it says was true when they asked or later.
 */
export function together<K, V>(find: Find<K, V>): (key: K) => Promise<V | undefined> {
  let next: { keys: Set<K>; found: PromiseWithResolvers<ReadonlyMap<K, V>> } | undefined;
  let isUnderWay = false;

  const begin = () => {
    if (!next || isUnderWay) return;
    const { keys, found } = next;
    next = undefined;
    isUnderWay = true;
    find([...keys])
      .then(found.resolve, found.reject)
      .finally(() => {
        isUnderWay = false;
        begin();
      });
  };

  return async (key) => {
    if (!next) {
      next = { keys: new Set(), found: Promise.withResolvers() };
      // once everything that has arrived was read
      setImmediate(begin);
    }
    next.keys.add(key);
    return (await next.found.promise).get(key);
  };
}
