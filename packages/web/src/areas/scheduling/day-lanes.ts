interface Span {
  /** Shares of the axis. */
  start: number;
  length: number;
}

/** Where a block stands in its column, as shares of its width. */
export interface Lane {
  from: number;
  to: number;
}

/** How many blocks stand side by side at most. */
export const mostBeside = (lanes: readonly Lane[]): number => Math.max(1, ...lanes.map(({ from, to }) => Math.round(1 / (to - from))));

/** Blocks that would cover each other stand side by side; each is drawn at least so long. In the order of the spans. */
export function lanesOf(spans: readonly Span[], least: number): Lane[] {
  const lanes: Lane[] = [];
  let group: { index: number; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { index, lane } of group) lanes[index] = { from: lane / ends.length, to: (lane + 1) / ends.length };
    group = [];
    ends = [];
  };
  const inOrder = spans.map((span, index) => ({ ...span, index })).toSorted((one, other) => one.start - other.start);
  for (const { start, length, index } of inOrder) {
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = start + Math.max(length, least);
    group.push({ index, lane });
  }
  close();
  return lanes;
}
