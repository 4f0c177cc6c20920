import { type Span, spansAway } from './classify.ts';
import { lowPass } from './low-pass.ts';
import type { HeadSamples, Recording } from './recording.ts';

/** Every path is taken at one rate and without what the tracking trembles: raw paths are the device's, not the child's. */
export const motionRate = 60;
const cutOff = 3;
const gapMs = 100;
const leastSamples = motionRate;

/** An unbroken part of the track, sixty values a second; turns are unit quaternions, four columns. */
export interface Segment {
  startMs: number;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  w: Float64Array;
  /** Three columns of metres; null where the headset tells none. */
  position: readonly [Float64Array, Float64Array, Float64Array] | null;
}

/** Samples that count: tracked, near unit length, forward in time, within the test, while nothing was paused. */
function placesOf({ clock, head }: Recording, away: readonly Span[]): Uint32Array {
  const places = new Uint32Array(head.ms.length);
  let count = 0;
  let before = Number.NEGATIVE_INFINITY;
  let span = 0;
  const ordered = [...away].sort((one, other) => one.from - other.from);
  for (let i = 0; i < head.ms.length; i += 1) {
    const ms = head.ms[i] ?? 0;
    if (!head.isTracked[i] || ms < clock.startMs || ms > clock.endMs || Math.abs(lengthAt(head, i) - 1) > 0.05) continue;
    if (ms <= before) continue;
    while (span < ordered.length && (ordered[span]?.to ?? 0) <= ms) span += 1;
    const next = ordered[span];
    if (next && ms >= next.from) continue;
    before = ms;
    places[count] = i;
    count += 1;
  }
  return places.subarray(0, count);
}

function lengthAt({ turn }: HeadSamples, place: number): number {
  const x = turn[4 * place] ?? 0;
  const y = turn[4 * place + 1] ?? 0;
  const z = turn[4 * place + 2] ?? 0;
  const w = turn[4 * place + 3] ?? 0;
  return Math.sqrt(x * x + y * y + z * z + w * w);
}

/** The parts of a track between gaps and recentres, each at least a second long. */
export function segmentsOf(recording: Recording): Segment[] {
  const { head, events } = recording;
  const recentres = events.filter(({ type }) => type === 'recentre').map(({ ms }) => ms);
  const places = placesOf(recording, spansAway(recording));
  const segments: Segment[] = [];
  let from = 0;
  for (let i = 1; i <= places.length; i += 1) {
    const before = head.ms[places[i - 1] ?? 0] ?? 0;
    const now = head.ms[places[i] ?? 0] ?? 0;
    const goesOn = i < places.length && now - before <= gapMs && !recentres.some((ms) => ms > before && ms <= now);
    if (goesOn) continue;
    const segment = resample(head, places.subarray(from, i));
    if (segment) segments.push(smooth(segment));
    from = i;
  }
  return segments;
}

type Columns = [Float64Array, Float64Array, Float64Array, Float64Array];

/** Sixty values a second, turned evenly between samples (slerp). */
function resample(head: HeadSamples, places: Uint32Array): Segment | null {
  const startMs = head.ms[places[0] ?? 0] ?? 0;
  const length = (head.ms[places.at(-1) ?? 0] ?? 0) - startMs;
  const n = Math.floor((length * motionRate) / 1000 + 1e-9) + 1;
  if (n < leastSamples) return null;
  const turns = alignedTurns(head, places);
  const columns: Columns = [new Float64Array(n), new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  const position = head.position ? ([0, 1, 2].map(() => new Float64Array(n)) as [Float64Array, Float64Array, Float64Array]) : null;
  let at = 0;
  for (let i = 0; i < n; i += 1) {
    const ms = startMs + (i * 1000) / motionRate;
    while (at < places.length - 2 && (head.ms[places[at + 1] ?? 0] ?? 0) <= ms) at += 1;
    const here = places[at] ?? 0;
    const there = places[at + 1] ?? 0;
    const early = head.ms[here] ?? 0;
    const share = Math.min(1, (ms - early) / ((head.ms[there] ?? 0) - early));
    slerp(turns, at, share, columns, i);
    if (position && head.position) interpolate(head.position, here, there, share, position, i);
  }
  const [x, y, z, w] = columns;
  return { startMs, x, y, z, w, position };
}

function interpolate(values: Float32Array, here: number, there: number, share: number, columns: readonly Float64Array[], i: number): void {
  columns.forEach((column, axis) => {
    const [one, other] = [values[3 * here + axis] ?? 0, values[3 * there + axis] ?? 0];
    column[i] = one + share * (other - one);
  });
}

/** Turns of unit length, each on the side of the one before: q and −q are one turn. */
function alignedTurns(head: HeadSamples, places: Uint32Array): Float64Array {
  const turns = new Float64Array(4 * places.length);
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? 0;
    const length = lengthAt(head, place);
    let dot = 0;
    for (let axis = 0; axis < 4; axis += 1) {
      const value = (head.turn[4 * place + axis] ?? 0) / length;
      turns[4 * i + axis] = value;
      if (i > 0) dot += value * (turns[4 * (i - 1) + axis] ?? 0);
    }
    if (dot < 0) for (let axis = 0; axis < 4; axis += 1) turns[4 * i + axis] = -(turns[4 * i + axis] ?? 0);
  }
  return turns;
}

function slerp(turns: Float64Array, at: number, share: number, columns: Columns, i: number): void {
  let cosine = 0;
  for (let axis = 0; axis < 4; axis += 1) cosine += (turns[4 * at + axis] ?? 0) * (turns[4 * at + 4 + axis] ?? 0);
  const angle = Math.acos(Math.min(1, cosine));
  const sine = Math.sin(angle);
  const one = sine < 1e-9 ? 1 - share : Math.sin((1 - share) * angle) / sine;
  const other = sine < 1e-9 ? share : Math.sin(share * angle) / sine;
  for (let axis = 0; axis < 4; axis += 1)
    columns[axis as 0][i] = one * (turns[4 * at + axis] ?? 0) + other * (turns[4 * at + 4 + axis] ?? 0);
}

function smooth({ startMs, position, ...turns }: Segment): Segment {
  const filtered = (values: Float64Array) => lowPass(values, motionRate, cutOff);
  const [x, y, z, w] = [turns.x, turns.y, turns.z, turns.w].map(filtered) as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let i = 0; i < x.length; i += 1) {
    const a = x[i] ?? 0;
    const b = y[i] ?? 0;
    const c = z[i] ?? 0;
    const d = w[i] ?? 0;
    const length = Math.sqrt(a * a + b * b + c * c + d * d);
    x[i] = a / length;
    y[i] = b / length;
    z[i] = c / length;
    w[i] = d / length;
  }
  const smoothed = position?.map(filtered) as [Float64Array, Float64Array, Float64Array] | undefined;
  return { startMs, x, y, z, w, position: smoothed ?? null };
}
