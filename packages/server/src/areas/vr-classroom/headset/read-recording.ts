import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { contradictionOf } from '@trellis/contract/scoring/inspect';
import { decodeRecording, type Recording, UnreadableRecording } from '@trellis/contract/scoring/recording';
import { refuse } from '../../../platform/http/refusal.ts';

/** What a recording is at most when it is unpacked: 20 minutes at 120 Hz with positions, and room for its beginning. */
const largest = 16 * 1024 * 1024;

/** The SHA-256 of what was sent, hexadecimal. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Reads what a headset sent; refuses what is no recording, or none that can have happened. */
export function readRecording(bytes: Buffer): Recording {
  const recording = decoded(bytes);
  const contradiction = contradictionOf(recording);
  if (contradiction) refuse('RocketSystem:RecordingContradicts', { data: { ...contradiction } });
  return recording;
}

function decoded(bytes: Buffer): Recording {
  try {
    return decodeRecording(gunzipSync(bytes, { maxOutputLength: largest }));
  } catch (error) {
    if (error instanceof UnreadableRecording) return refuse('RocketSystem:RecordingUnreadable', { data: { reason: error.message } });
    return refuse('RocketSystem:RecordingUnreadable', { data: { reason: 'It is not compressed with gzip, or not whole.' } });
  }
}
