import { refuse } from '../http/refusal.ts';

/** How much may be under way or wait: of everybody, and of one asker. */
interface Most {
  ofAll: number;
  ofOne?: number;
}

/**
 * Returns a function that does costly work one piece after another, in the order it was asked for. What comes while too much waits is refused
 * at once; an asker who is named keeps nobody else out.
 */
export function inTurn({ ofAll, ofOne = ofAll }: Most): <T>(work: () => Promise<T>, asker?: string) => Promise<T> {
  const askers: (string | undefined)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (work, asker) => {
    const own = askers.filter((other) => asker !== undefined && other === asker).length;
    if (askers.length >= ofAll || own >= ofOne) refuse('Trellis:TooMany');
    askers.push(asker);
    const done = last.then(work);
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      askers.splice(askers.indexOf(asker), 1);
    }
  };
}
