import { type GazeTrack, gazeTrackOf, longRuns, wrapped } from './gaze.ts';
import { motionRate, segmentsOf } from './head-track.ts';
import { given, type Measure, missing, type Reason } from './measure.ts';
import { ellipseArea, meanOf, quantileOf, sumOf } from './moments.ts';
import type { Recording } from './recording.ts';

export const motionIds = [
  ...(['coverage', 'pathLength', 'pathPerMinute', 'velocityMean', 'velocityP95', 'timeActive', 'movementsPerMinute', 'area'] as const),
  ...([
    'yawRange',
    'pitchRange',
    'rollRange',
    'offBoard',
    'offBoardTimes',
    'taskIrrelevant',
    'simplicity',
    'pathMetres',
    'areaCm2',
  ] as const),
] as const;
export type MotionId = (typeof motionIds)[number];

export interface Motion {
  measures: Record<MotionId, Measure>;
  /** Share of the path in each of sixteen directions of 22.5°, the first to the right, on to upwards; null for hardly any path. */
  rose: number[] | null;
  /** Mean speed of each minute in degrees a second; null below thirty seconds. */
  motionIndex: (number | null)[];
  /** Degrees turned in each minute. */
  pathOfMinute: number[];
  /** Mean speed of each second that has samples. */
  velocity: { second: number; speed: number }[];
  /** Where the child looked: at most 2,000 points. */
  gaze: { second: number; yaw: number; pitch: number }[];
}

const boutSpeed = 5;
const boutSteps = motionRate / 5;

/** What the head did. */
export function motionOf(recording: Recording): Motion {
  const { paradigm, clock } = recording;
  const tracks = segmentsOf(recording).map((segment) => gazeTrackOf(segment, paradigm.board));
  const steps = tracks.reduce((sum, { step }) => sum + step.length, 0);
  const seconds = speedsOf(tracks, clock);
  const minutes = Array.from({ length: paradigm.minutes }, (_, place) => {
    const own = seconds.slice(60 * place, 60 * (place + 1));
    return { path: sumOf(own.map(({ path }) => path)), steps: sumOf(own.map((second) => second.steps)) };
  });
  return {
    measures: measuresOf(recording, tracks, steps),
    rose: roseOf(tracks),
    motionIndex: minutes.map((minute) => (minute.steps < 30 * motionRate ? null : (minute.path / minute.steps) * motionRate)),
    pathOfMinute: minutes.map(({ path }) => path),
    velocity: seconds.flatMap(({ path, steps: n }, second) => (n > 0 ? [{ second, speed: (path / n) * motionRate }] : [])),
    gaze: gazeOf(tracks, clock.startMs),
  };
}

/** Degrees and steps of each second of the test. */
function speedsOf(tracks: readonly GazeTrack[], { startMs, endMs }: Recording['clock']): { path: number; steps: number }[] {
  const length = Math.ceil((endMs - startMs) / 1000) + 1;
  const paths = new Float64Array(length);
  const steps = new Uint32Array(length);
  for (const { segment, step } of tracks) {
    const from = (segment.startMs - startMs) / 1000;
    for (let i = 0; i < step.length; i += 1) {
      const at = Math.floor(from + i / motionRate);
      paths[at] = (paths[at] ?? 0) + (step[i] ?? 0);
      steps[at] = (steps[at] ?? 0) + 1;
    }
  }
  return Array.from(paths, (path, place) => ({ path, steps: steps[place] ?? 0 }));
}

function measuresOf({ paradigm, head }: Recording, tracks: readonly GazeTrack[], steps: number): Record<MotionId, Measure> {
  const seconds = steps / motionRate;
  const coverage = seconds / (paradigm.minutes * 60);
  const hindrance: Reason | null = head.ms.length === 0 ? 'noMotion' : coverage < 0.5 ? 'lowCoverage' : null;
  const when = (more: Reason | null | false, value: () => number) => {
    const reason = hindrance ?? (more || null);
    return reason ? missing(reason) : given(value());
  };
  const all = (pick: (track: GazeTrack) => Float64Array) => joined(tracks.map(pick));
  const sortedSteps = all(({ step }) => step).sort();
  const path = sortedSteps.reduce((sum, angle) => sum + angle, 0);
  const bouts = tracks.flatMap(boutsOf);
  const tooShort = seconds < 60 && 'tooShort';
  const noBoard = !paradigm.board && 'noBoard';
  const width = (pick: (track: GazeTrack) => Float64Array) => () => {
    const sorted = all(pick).sort();
    return quantileOf(sorted, 0.975) - quantileOf(sorted, 0.025);
  };
  const samples = () => tracks.reduce((sum, { yaw }) => sum + yaw.length, 0);
  return {
    coverage: head.ms.length === 0 ? missing('noMotion') : given(coverage),
    pathLength: when(coverage < 0.9 && 'lowCoverage', () => path),
    pathPerMinute: when(null, () => (60 * path) / seconds),
    velocityMean: when(null, () => (path / steps) * motionRate),
    velocityP95: when(null, () => quantileOf(sortedSteps, 0.95) * motionRate),
    timeActive: when(null, () => (100 * bouts.reduce((sum, { length }) => sum + length, 0)) / steps),
    movementsPerMinute: when(null, () => (60 * bouts.length) / seconds),
    area: when(tooShort, () =>
      ellipseArea(
        all(({ yaw }) => yaw),
        all(({ pitch }) => pitch),
      ),
    ),
    yawRange: when(
      null,
      width(({ yaw }) => yaw),
    ),
    pitchRange: when(
      null,
      width(({ pitch }) => pitch),
    ),
    rollRange: when(
      null,
      width(({ roll }) => roll),
    ),
    offBoard: when(noBoard, () => (100 * tracks.reduce((sum, { isOff }) => sum + isOff.reduce((n, off) => n + off, 0), 0)) / samples()),
    offBoardTimes: when(noBoard, () => tracks.reduce((sum, { timesOff }) => sum + timesOff, 0)),
    taskIrrelevant: when(noBoard || (path < 10 && 'littleMovement'), () => (100 * irrelevantPath(tracks)) / path),
    simplicity: when(bouts.length < 10 && 'fewBouts', () => meanOf(bouts.map(({ simplicity }) => simplicity))),
    ...positionMeasures(tracks, when, tooShort),
  };
}

/** Turns about the gaze, and all others while the child looks past the board. */
function irrelevantPath(tracks: readonly GazeTrack[]): number {
  let path = 0;
  for (const { step, rollShare, isOff } of tracks) {
    for (let i = 0; i < step.length; i += 1) path += (step[i] ?? 0) * (isOff[i] ? 1 : (rollShare[i] ?? 0));
  }
  return path;
}

type When = (more: Reason | null | false, value: () => number) => Measure;

function positionMeasures(tracks: readonly GazeTrack[], when: When, tooShort: Reason | false): Record<'pathMetres' | 'areaCm2', Measure> {
  const positions = tracks.flatMap(({ segment }) => (segment.position ? [segment.position] : []));
  const none = positions.length === 0 && 'noPositions';
  const length = ([x, y, z]: (typeof positions)[number]) => {
    let sum = 0;
    for (let i = 1; i < x.length; i += 1) {
      sum += Math.hypot((x[i] ?? 0) - (x[i - 1] ?? 0), (y[i] ?? 0) - (y[i - 1] ?? 0), (z[i] ?? 0) - (z[i - 1] ?? 0));
    }
    return sum;
  };
  return {
    pathMetres: when(none, () => positions.reduce((sum, part) => sum + length(part), 0)),
    // from square metres, seen from above
    areaCm2: when(none || tooShort, () => 10_000 * ellipseArea(joined(positions.map(([x]) => x)), joined(positions.map(([, , z]) => z)))),
  };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Movements: a fifth of a second or longer above 5° a second. How straight each was: the angle from its start to its end over its path. */
function boutsOf({ segment: { x, y, z, w }, step }: GazeTrack): { length: number; simplicity: number }[] {
  const moves = new Uint8Array(step.length);
  for (let i = 0; i < step.length; i += 1) moves[i] = (step[i] ?? 0) * motionRate >= boutSpeed ? 1 : 0;
  const { runs } = longRuns(moves, boutSteps);
  return runs.map(([from, to]) => {
    const at = (column: Float64Array, i: number) => column[i] ?? 0;
    // between unit quaternions: 2·atan2(‖p − q‖, ‖p + q‖) is half the turn, and exact for small ones
    const side = at(x, from) * at(x, to) + at(y, from) * at(y, to) + at(z, from) * at(z, to) + at(w, from) * at(w, to) < 0 ? -1 : 1;
    const [less, more] = [-1, 1].map((sign) =>
      Math.hypot(...[x, y, z, w].map((column) => at(column, from) + sign * side * at(column, to))),
    );
    const turned = (4 * Math.atan2(less ?? 0, more ?? 0) * 180) / Math.PI;
    return { length: to - from, simplicity: turned / step.subarray(from, to).reduce((sum, angle) => sum + angle, 0) };
  });
}

function roseOf(tracks: readonly GazeTrack[]): number[] | null {
  const bins = Array.from({ length: 16 }, () => 0);
  let path = 0;
  for (const { step, yaw, pitch } of tracks) {
    for (let i = 0; i < step.length; i += 1) {
      const angle = Math.atan2((pitch[i + 1] ?? 0) - (pitch[i] ?? 0), wrapped((yaw[i + 1] ?? 0) - (yaw[i] ?? 0)));
      const bin = (Math.round((angle * 8) / Math.PI) + 16) % 16;
      bins[bin] = (bins[bin] ?? 0) + (step[i] ?? 0);
      path += step[i] ?? 0;
    }
  }
  return path < 10 ? null : bins.map((part) => (100 * part) / path);
}

function gazeOf(tracks: readonly GazeTrack[], startMs: number): Motion['gaze'] {
  const samples = tracks.reduce((sum, { yaw }) => sum + yaw.length, 0);
  const every = Math.max(1, Math.ceil(samples / 2000));
  const points: Motion['gaze'] = [];
  // where the next point lies, beyond the parts that were walked already
  let next = 0;
  for (const { segment, yaw, pitch } of tracks) {
    for (; next < yaw.length; next += every) {
      points.push({ second: (segment.startMs - startMs) / 1000 + next / motionRate, yaw: yaw[next] ?? 0, pitch: pitch[next] ?? 0 });
    }
    next -= yaw.length;
  }
  return points;
}
