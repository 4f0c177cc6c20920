import { formatVersion, type HeadSamples, type Recording, type Trial } from '@trellis/contract/scoring/recording';

/** How a made-up child does. */
export interface Played {
  seed: number;
  serialNumber: string;
  startedAt: Date;
  minutes?: number;
  /** Samples of the head a second; none for 0. */
  hz?: number;
  /** Share of targets that are missed, and of other stimuli that are answered. */
  misses?: number;
  mistakes?: number;
  /** Milliseconds that a minute more costs. */
  slower?: number;
  /** How far the head turns. */
  restless?: number;
}

const soasMs = [1300, 1500, 1700];
const trialsPerMinute = 40;

/** A recording of a child who does not exist: the same for the same seed. */
export function playedRecording(given: Played): Recording {
  const { seed, serialNumber, startedAt, minutes = 13, hz = 90 } = given;
  const draw = drawsFrom(seed);
  const endMs = minutes * 60_000 + 2000;
  const trials = trialsOf(draw, minutes, given);
  const head = headOf(draw, (endMs / 1000) * hz, hz, given.restless ?? 1);
  return {
    formatVersion,
    paradigm: {
      id: 'trellis-gonogo',
      version: 1,
      stimulusMs: 200,
      windowMs: 1250,
      soasMs,
      minutes,
      trialsPerMinute,
      targets: (minutes * trialsPerMinute) / 2,
      distractors: Array.from({ length: minutes * 3 }, (_, place) => ({ id: `d${place}`, onsetMs: 9000 + 20_000 * place })),
      board: { yaw: 0, pitch: 0 },
    },
    device: { serialNumber, model: 'PICO 4 Enterprise', softwareVersion: '3.2.1', displayHz: 90, trackingHz: 90, inputLatencyMs: null },
    startedAt: startedAt.toISOString(),
    endedAt: new Date(startedAt.getTime() + endMs).toISOString(),
    clock: { startMs: 0, endMs },
    practice: { trials: 20, passed: true },
    events: [],
    trials,
    samples: { count: head.ms.length, hasPositions: false },
    head,
  };
}

/** Numbers from 0 to 1 in a fixed order (mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Draw = () => number;
const normal = (draw: Draw) => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
const tenth = (value: number) => Math.round(value * 10) / 10;

function trialsOf(draw: Draw, minutes: number, { misses = 0.08, mistakes = 0.1, slower = 2 }: Played): Trial[] {
  let onsetMs = 500;
  let first = 0;
  return Array.from({ length: minutes * trialsPerMinute }, (_, place) => {
    const isTarget = draw() < 0.5;
    const isAnswered = draw() < (isTarget ? 1 - misses : mistakes);
    const reaction = 330 + (slower * onsetMs) / 60_000 + 45 * normal(draw) - 95 * Math.log(1 - draw());
    const pressesMs = isAnswered ? [tenth(onsetMs + Math.min(1240, Math.max(120, reaction)))] : [];
    const trial = { n: place + 1, onsetMs: tenth(onsetMs), stimulus: isTarget ? 'X' : 'O', isTarget, isShown: true, pressesMs };
    // each pause once in three, so that a minute holds as many as it should
    if (place % soasMs.length === 0) first = Math.floor(draw() * soasMs.length);
    onsetMs += soasMs[(first + place) % soasMs.length] ?? 1500;
    return trial;
  });
}

/** Slow waves in yaw and pitch with the trembling of the tracking. */
function headOf(draw: Draw, count: number, hz: number, restless: number): HeadSamples {
  const n = Math.floor(count);
  const waves = Array.from({ length: 4 }, (_, place) => ({
    far: (0.12 * restless * (0.5 + draw())) / (place + 1),
    often: 0.03 * (place + 1) * (1 + draw()),
    at: 6 * draw(),
  }));
  const turned = (seconds: number, shift: number) =>
    waves.reduce((sum, { far, often, at }) => sum + far * Math.sin(2 * Math.PI * often * seconds + at + shift), 0);
  const turn = new Float32Array(4 * n);
  for (let i = 0; i < n; i += 1) {
    const yaw = turned(i / hz, 0) + 0.0005 * normal(draw);
    const pitch = 0.4 * turned(i / hz, 2) + 0.0005 * normal(draw);
    const [cy, sy, cp, sp] = [Math.cos(yaw / 2), Math.sin(yaw / 2), Math.cos(pitch / 2), Math.sin(pitch / 2)];
    turn.set([cy * sp, sy * cp, -sy * sp, cy * cp], 4 * i);
  }
  return {
    ms: Float64Array.from({ length: n }, (_, i) => Math.round((i * 1_000_000) / hz) / 1000),
    turn,
    position: null,
    isTracked: new Uint8Array(n).fill(1),
  };
}
