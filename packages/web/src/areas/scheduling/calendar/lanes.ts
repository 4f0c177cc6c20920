interface Span {
  time: string;
  endTime: string;
}

/** Where each of some entries stands beside those at the same time: its place, and among how many. They come by start. */
export function lanesOf(entries: readonly Span[]): { lane: number; of: number }[] {
  const placed: { lane: number; of: number }[] = [];
  let group: { lane: number; of: number }[] = [];
  let ends: number[] = [];
  for (const { time, endTime } of entries) {
    const start = Date.parse(time);
    if (ends.every((end) => end <= start)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Date.parse(endTime);
    const place = { lane, of: 1 };
    group.push(place);
    placed.push(place);
    for (const each of group) each.of = ends.length;
  }
  return placed;
}
