import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { encodeRecording, type Recording } from '@trellis/contract/scoring/recording';
import { recordingLimits } from '@trellis/contract/vr-classroom/headset-calls';

/** Sends a body, or a form, to a path of the headset's door, and answers what came back; throws what was refused. */
export type Send = (path: string, body: Record<string, unknown> | FormData) => Promise<Record<string, unknown>>;

export interface Sent {
  digest: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A recording as it travels. */
export function packed(recording: Recording): Sent {
  const bytes = Uint8Array.from(gzipSync(encodeRecording(recording)));
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** One part of it as a form. */
export function partOf(testRequestId: string, { digest, bytes }: Sent, offset: number, length: number = recordingLimits.part): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ testRequestId, digest, size: bytes.length, offset })) form.append(name, String(value));
  form.append('file', new File([bytes.subarray(offset, offset + length)], 'recording.gz'));
  return form;
}

/** Sends a recording from where the center has it to, and ends the test. */
export async function sendRecording(
  send: Send,
  testRequestId: string,
  recording: Recording,
  received = 0,
): Promise<Record<string, unknown>> {
  const sent = packed(recording);
  for (let offset = received; offset < sent.bytes.length; ) {
    const reply = await send('recording', partOf(testRequestId, sent, offset));
    offset = Number(reply.Received);
  }
  return send('finish', { testRequestId, digest: sent.digest });
}

/** What a headset tells while the test runs: the answered trials and the movement of one minute. */
export function progressOf(recording: Recording, minute: number): Record<string, unknown> {
  const own = recording.trials.filter(({ onsetMs }) => Math.floor(onsetMs / 60_000) === minute - 1);
  const records = own.flatMap(({ n, onsetMs, isTarget, pressesMs: [press] }) => {
    if (!isTarget && press === undefined) return [];
    return [
      {
        n,
        type: isTarget ? (press === undefined ? 1 : 2) : 0,
        minute: onsetMs / 60_000,
        reactionTime: press === undefined ? null : press - onsetMs,
      },
    ];
  });
  return { records, motion: [{ minute, motionIndex: 2 + (minute % 4) }] };
}
