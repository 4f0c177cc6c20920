/** A whole list, asked for in portions of one size, or of another after the first. */
export async function inChunks<T>(
  ask: (offset: number, count: number) => Promise<readonly T[]>,
  first: number,
  then = first,
): Promise<T[]> {
  const all: T[] = [];
  for (let count = first; ; count = then) {
    const chunk = await ask(all.length, count);
    all.push(...chunk);
    if (chunk.length < count) return all;
  }
}
