/** What nobody waits for: it begins once an answer is made, and is done before the product stops. */
export interface Afterwards {
  begin(write: () => Promise<unknown>): void;
  /** Settles when nothing is under way. */
  settled(): Promise<void>;
}

/** A failure changes no answer: `onFailure` is told. */
export function keepAfterwards(onFailure: (error: unknown) => void): Afterwards {
  const underWay = new Set<Promise<unknown>>();
  return {
    begin: (write) => {
      const running = write()
        .catch(onFailure)
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
