import { motionRate, type Segment } from './head-track.ts';

/** What a segment looks like step by step: angles in degrees, yaw to the right and pitch upwards of the board. */
export interface GazeTrack {
  segment: Segment;
  /** Angle of each step, one fewer than there are samples. */
  step: Float64Array;
  /** Share of each step that is a turn about the gaze. */
  rollShare: Float64Array;
  yaw: Float64Array;
  pitch: Float64Array;
  roll: Float64Array;
  /** Samples looking more than 30° past the board for half a second or longer. */
  isOff: Uint8Array;
  /** How often that happened. */
  timesOff: number;
}

const degrees = 180 / Math.PI;
const offBoardCosine = Math.cos(30 / degrees);
const offBoardSamples = motionRate / 2;

/** An angle between −180° and 180°. */
export const wrapped = (angle: number): number => angle - 360 * Math.round(angle / 360);

/** Where a child looks and how far each step turns; the board counts as straight ahead where the scene has none. */
export function gazeTrackOf(segment: Segment, board: { yaw: number; pitch: number } | null): GazeTrack {
  const n = segment.x.length;
  const column = () => new Float64Array(n);
  const [yaw, pitch, roll, step, rollShare] = [column(), column(), column(), new Float64Array(n - 1), new Float64Array(n - 1)];
  const far = new Uint8Array(n);
  const [boardYaw, boardPitch] = [(board?.yaw ?? 0) / degrees, (board?.pitch ?? 0) / degrees];
  const boardX = Math.sin(boardYaw) * Math.cos(boardPitch);
  const boardY = Math.sin(boardPitch);
  const boardZ = -Math.cos(boardYaw) * Math.cos(boardPitch);
  for (let i = 0; i < n; i += 1) {
    const x = segment.x[i] ?? 0;
    const y = segment.y[i] ?? 0;
    const z = segment.z[i] ?? 0;
    const w = segment.w[i] ?? 0;
    // (0, 0, −1) turned by q
    const gazeX = -2 * (x * z + w * y);
    const gazeY = -2 * (y * z - w * x);
    const gazeZ = -(1 - 2 * (x * x + y * y));
    yaw[i] = wrapped(Math.atan2(gazeX, -gazeZ) * degrees - (board?.yaw ?? 0));
    pitch[i] = Math.asin(Math.max(-1, Math.min(1, gazeY))) * degrees - (board?.pitch ?? 0);
    roll[i] = Math.atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)) * degrees;
    const dot = gazeX * boardX + gazeY * boardY + gazeZ * boardZ;
    far[i] = dot < offBoardCosine ? 1 : 0;
  }
  measureSteps(segment, step, rollShare);
  const { isOff, timesOff } = longRuns(far, offBoardSamples);
  return { segment, step, rollShare, yaw, pitch, roll, isOff, timesOff };
}

/** The angle from one sample to the next, 2·atan2(‖v‖, |w|), and how much of it is about the gaze. */
function measureSteps({ x, y, z, w }: Segment, step: Float64Array, rollShare: Float64Array): void {
  for (let i = 1; i < x.length; i += 1) {
    const a = x[i - 1] ?? 0;
    const b = y[i - 1] ?? 0;
    const c = z[i - 1] ?? 0;
    const d = w[i - 1] ?? 0;
    const e = x[i] ?? 0;
    const f = y[i] ?? 0;
    const g = z[i] ?? 0;
    const h = w[i] ?? 0;
    const vx = d * e - a * h - b * g + c * f;
    const vy = d * f - b * h - c * e + a * g;
    const vz = d * g - c * h - a * f + b * e;
    const square = vx * vx + vy * vy + vz * vz;
    step[i - 1] = 2 * Math.atan2(Math.sqrt(square), Math.abs(d * h + a * e + b * f + c * g)) * degrees;
    rollShare[i - 1] = square > 0 ? (vz * vz) / square : 0;
  }
}

/** Marks what lasts at least `least` samples, and counts how often. */
export function longRuns(marks: Uint8Array, least: number): { isOff: Uint8Array; timesOff: number; runs: [from: number, to: number][] } {
  const isOff = new Uint8Array(marks.length);
  const runs: [number, number][] = [];
  let from = 0;
  for (let i = 0; i <= marks.length; i += 1) {
    if (marks[i]) continue;
    if (i - from >= least) {
      isOff.fill(1, from, i);
      runs.push([from, i]);
    }
    from = i + 1;
  }
  return { isOff, timesOff: runs.length, runs };
}
