/** Chosen exercises stand where the first one stood: what came before them still does, and the rest follows. Places count from one. */
export function layOut<Kept, Added>(
  before: readonly Kept[],
  stays: (item: Kept) => boolean,
  chosen: readonly Added[],
): { kept: (Kept & { position: number })[]; added: (Added & { position: number })[] } {
  const first = before.findIndex((item) => !stays(item));
  const ahead = Math.max(0, first);
  const kept = before.filter(stays);
  return {
    kept: kept.map((item, index) => ({ ...item, position: (index < ahead ? index : index + chosen.length) + 1 })),
    added: chosen.map((item, index) => ({ ...item, position: ahead + index + 1 })),
  };
}
