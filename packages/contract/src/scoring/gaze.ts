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
const offBoardDegrees = 30;
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
    const [x = 0, y = 0, z = 0, w = 0] = [segment.x[i], segment.y[i], segment.z[i], segment.w[i]];
    // (0, 0, −1) turned by q
    const gazeX = -2 * (x * z + w * y);
    const gazeY = -2 * (y * z - w * x);
    const gazeZ = -(1 - 2 * (x * x + y * y));
    yaw[i] = wrapped(Math.atan2(gazeX, -gazeZ) * degrees - (board?.yaw ?? 0));
    pitch[i] = Math.asin(Math.max(-1, Math.min(1, gazeY))) * degrees - (board?.pitch ?? 0);
    roll[i] = Math.atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)) * degrees;
    const dot = gazeX * boardX + gazeY * boardY + gazeZ * boardZ;
    far[i] = dot < Math.cos(offBoardDegrees / degrees) ? 1 : 0;
    if (i > 0) [step[i - 1], rollShare[i - 1]] = stepOf(segment, i);
  }
  const { isOff, timesOff } = longRuns(far, offBoardSamples);
  return { segment, step, rollShare, yaw, pitch, roll, isOff, timesOff };
}

/** The angle from one sample to the next, 2·atan2(‖v‖, |w|), and how much of it is about the gaze. */
function stepOf({ x, y, z, w }: Segment, i: number): [angle: number, rollShare: number] {
  const [a = 0, b = 0, c = 0, d = 0] = [x[i - 1], y[i - 1], z[i - 1], w[i - 1]];
  const [e = 0, f = 0, g = 0, h = 0] = [x[i], y[i], z[i], w[i]];
  const vx = d * e - a * h - b * g + c * f;
  const vy = d * f - b * h - c * e + a * g;
  const vz = d * g - c * h - a * f + b * e;
  const square = vx * vx + vy * vy + vz * vz;
  return [2 * Math.atan2(Math.sqrt(square), Math.abs(d * h + a * e + b * f + c * g)) * degrees, square > 0 ? (vz * vz) / square : 0];
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
