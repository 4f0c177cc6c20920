import fc from 'fast-check';

/** What a campaign draws by: the same in every run unless told. Named in every failure, so that what was drawn can be drawn again. */
export const seed = Number(process.env['CONFORMANCE_SEED'] ?? 20_260_731);

/** Whether nothing is left out: all that a campaign knows is tried, however long it takes. */
export const isWhole = process.env['CONFORMANCE_WHOLE'] === '1';

/** As many of all as fit, drawn by the seed and in an order of its choice; all of them in a whole campaign. */
export function drawn<T>(all: readonly T[], most: number): T[] {
  if (isWhole) return [...all];
  const length = Math.min(most, all.length);
  const [picked = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: length, maxLength: length }), { seed, numRuns: 1 });
  return picked;
}

/** Runs some at once and the next when one is done: as many as the database has connections for. */
export async function severalAtOnce<T>(all: readonly T[], run: (item: T) => Promise<void>, most = 16): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** For the message of an expectation. */
export const drawnBy = `drawn by CONFORMANCE_SEED=${seed}`;
