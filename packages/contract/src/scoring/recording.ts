import { z } from 'zod';

/** How a recording is laid out. Readers refuse what they do not know. */
export const formatVersion = 'trellis-cpt/1';

const milliseconds = z.number().min(0).max(7_200_000);

export const paradigm = z.strictObject({
  /** What was played: norms hold for one of them alone. */
  id: z.string().min(1).max(60),
  version: z.int().min(1),
  stimulusMs: z.number().positive().max(10_000),
  windowMs: z.number().positive().max(10_000),
  soasMs: z.array(z.number().positive().max(60_000)).min(1).max(20),
  minutes: z.int().min(1).max(20),
  trialsPerMinute: z.int().min(1).max(200),
  /** How many of all trials are planned as targets. */
  targets: z.int().min(1).max(2000),
  distractors: z.array(z.strictObject({ id: z.string().max(60), onsetMs: milliseconds })).max(200),
  /** Where the board hangs, seen from the child, in degrees; null where the scene has none. */
  board: z.strictObject({ yaw: z.number().min(-180).max(180), pitch: z.number().min(-90).max(90) }).nullable(),
});
export type Paradigm = z.infer<typeof paradigm>;

export const recordingEvent = z.strictObject({
  type: z.enum([
    ...(['pause', 'resume', 'headsetOff', 'headsetOn', 'trackingLost', 'trackingFound'] as const),
    ...(['recentre', 'stoppedByChild', 'stoppedByAdult'] as const),
  ]),
  ms: milliseconds,
});
export type RecordingEvent = z.infer<typeof recordingEvent>;

export const trial = z.strictObject({
  n: z.int().min(1).max(2000),
  onsetMs: milliseconds,
  stimulus: z.string().max(20),
  isTarget: z.boolean(),
  isShown: z.boolean(),
  /** Every press while the stimulus could be answered, on the clock of the onsets. */
  pressesMs: z.array(milliseconds).max(50),
});
export type Trial = z.infer<typeof trial>;

/** What stands before the samples of the head. Times are those of the headset's monotonic clock, in milliseconds. */
export const recordingHead = z.strictObject({
  formatVersion: z.literal(formatVersion),
  paradigm,
  device: z.strictObject({
    serialNumber: z.string().min(1).max(60),
    model: z.string().max(60).nullable(),
    softwareVersion: z.string().min(1).max(60),
    displayHz: z.number().min(30).max(240),
    trackingHz: z.number().min(1).max(120),
    /** Null where nobody measured it. It is never subtracted in silence. */
    inputLatencyMs: z.number().min(0).max(500).nullable(),
  }),
  startedAt: z.iso.datetime({ offset: true }),
  endedAt: z.iso.datetime({ offset: true }),
  clock: z.strictObject({ startMs: milliseconds, endMs: milliseconds }),
  practice: z.strictObject({ trials: z.int().min(0).max(200), passed: z.boolean() }),
  events: z.array(recordingEvent).max(500),
  trials: z.array(trial).max(2000),
  samples: z.strictObject({ count: z.int().min(0).max(144_000), hasPositions: z.boolean() }),
});
export type RecordingHead = z.infer<typeof recordingHead>;

/** Where the head was: column after column, as they are stored and worked with. */
export interface HeadSamples {
  /** Milliseconds of the monotonic clock. */
  ms: Float64Array;
  /** Four values a sample: x, y, z, w; right-handed, y up, looking along −z. */
  turn: Float32Array;
  /** Three values a sample, in metres; null where the headset tells none. */
  position: Float32Array | null;
  isTracked: Uint8Array;
}

export interface Recording extends RecordingHead {
  head: HeadSamples;
}

const magic = 'TCPT0001';

/** Why bytes are no recording. */
export class UnreadableRecording extends Error {}

/** The bytes of a recording: eight letters, the length of its beginning, the beginning as JSON, then column after column (little-endian). */
export function encodeRecording({ head, ...beginning }: Recording): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(beginning));
  const n = head.ms.length;
  const bytes = new Uint8Array(12 + text.length + sizeOf(n, head.position !== null));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  view.setUint32(8, text.length, true);
  bytes.set(text, 12);
  let at = 12 + text.length;
  for (const ms of head.ms) at = put(at, 4, () => view.setUint32(at, Math.round(ms * 1000), true));
  for (const value of head.turn) at = put(at, 4, () => view.setFloat32(at, value, true));
  for (const value of head.position ?? []) at = put(at, 4, () => view.setFloat32(at, value, true));
  bytes.set(head.isTracked, at);
  return bytes;
}

function put(at: number, size: number, write: () => void): number {
  write();
  return at + size;
}

// microseconds in 32 bits, a turn, perhaps a position, one byte of tracking
const sizeOf = (count: number, hasPositions: boolean) => count * (4 + 16 + (hasPositions ? 12 : 0) + 1);

/** Reads what `encodeRecording` wrote; throws `UnreadableRecording` that says what is wrong. */
export function decodeRecording(bytes: Uint8Array): Recording {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic)
    throw new UnreadableRecording('It does not begin as a recording does.');
  const length = view.getUint32(8, true);
  if (12 + length > bytes.length) throw new UnreadableRecording('It ends before its beginning does.');
  const { samples, ...beginning } = readHead(bytes.subarray(12, 12 + length));
  const { count, hasPositions } = samples;
  const rest = bytes.length - 12 - length;
  if (rest !== sizeOf(count, hasPositions))
    throw new UnreadableRecording(`It has ${rest} bytes of samples instead of ${sizeOf(count, hasPositions)}.`);
  let at = 12 + length;
  const ms = new Float64Array(count);
  for (let i = 0; i < count; i += 1, at += 4) ms[i] = view.getUint32(at, true) / 1000;
  const floats = (amount: number) => {
    const values = new Float32Array(amount);
    for (let i = 0; i < amount; i += 1, at += 4) values[i] = view.getFloat32(at, true);
    return values;
  };
  const turn = floats(count * 4);
  const position = hasPositions ? floats(count * 3) : null;
  return { ...beginning, samples, head: { ms, turn, position, isTracked: Uint8Array.from(bytes.subarray(at)) } };
}

function readHead(bytes: Uint8Array): RecordingHead {
  try {
    return recordingHead.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    throw new UnreadableRecording(issue ? `${issue.path.join('.')}: ${issue.message}` : 'Its beginning is no JSON.');
  }
}
