import { refuse } from '../http/refusal.ts';

/** How much may be under way or wait: of everybody, and of one asker. */
interface Most {
  ofAll: number;
  ofOne?: number;
}

type Asker = string | undefined;

/**
 * Returns a function that does costly work one piece after another, of all who ask in turn: whoever asks for much waits for the others in
 * between. What comes while too much waits is refused at once. Those who are not named count as one asker.
 */
export function inTurn({ ofAll, ofOne = ofAll }: Most): <T>(work: () => Promise<T>, asker?: string) => Promise<T> {
  const asked = new Map<Asker, number>();
  let all = 0;
  const count = (asker: Asker, change: 1 | -1) => {
    all += change;
    const own = (asked.get(asker) ?? 0) + change;
    if (own > 0) asked.set(asker, own);
    else asked.delete(asker);
  };
  const waiting = new Round();
  return async (work, asker) => {
    if (all >= ofAll || (asked.get(asker) ?? 0) >= ofOne) refuse('Trellis:TooMany');
    count(asker, 1);
    try {
      if (all > 1) await waiting.turnOf(asker);
      return await work();
    } finally {
      count(asker, -1);
      waiting.next(asker);
    }
  };
}

/** Those who wait, the one whose turn is next first. */
class Round {
  readonly #lines = new Map<Asker, (() => void)[]>();

  turnOf(asker: Asker): Promise<void> {
    const line = this.#lines.get(asker) ?? [];
    this.#lines.set(asker, line);
    return new Promise((resolve) => line.push(resolve));
  }

  /** Lets somebody else begin than who has just had a turn, who goes to the end of the round. */
  next(served: Asker): void {
    this.#toEnd(served);
    const [first] = this.#lines;
    if (!first) return;
    const [asker, line] = first;
    line.shift()?.();
    this.#toEnd(asker);
  }

  #toEnd(asker: Asker): void {
    const line = this.#lines.get(asker);
    this.#lines.delete(asker);
    if (line && line.length > 0) this.#lines.set(asker, line);
  }
}
