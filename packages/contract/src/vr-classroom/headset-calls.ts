import { z } from 'zod';
import { call, id } from '../wire.ts';
import { recordedTrialType, testStatus, testType } from './schemas.ts';

const base = '/api/vrclassroom/headset';
const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] });
const test = z.strictObject({ testRequestId: id('testRequest') });
const known = ['RocketSystem:DeviceKeyUnknown', 'RocketSystem:DeviceNotPassed', 'RocketSystem:ProjectDisabled'] as const;
const running = [...known, 'RocketSystem:DeviceElsewhere', 'RocketSystem:TestStepRefused'] as const;

/** How large a recording may be, compressed, and how large one part of it. */
export const recordingLimits = { size: 8 * 1024 * 1024, part: 1024 * 1024 } as const;

/** What a headset calls, with its key in the header Authorization: "Device" and the key. Each may be repeated without harm. */
export const headsetCalls = {
  begin: call('POST', `${base}/begin`, {
    summary: 'Begin the test of a code on this headset; consent comes first',
    access: 'public',
    input: z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(20), serialNumber: z.string().trim().toUpperCase().max(40) }),
    output: z.object({ testRequestId: id('testRequest'), testType, status: testStatus, formatVersion: z.string(), received: z.int() }),
    errors: [...known, 'RocketSystem:TestCodeClosed', 'RocketSystem:TestConsentMissing', 'Trellis:TooMany'],
  }),
  progress: call('POST', `${base}/progress`, {
    summary: 'Tell how a test goes while it runs; what was told before counts once',
    access: 'public',
    input: test.extend({
      records: z
        .array(
          z.strictObject({
            n: z.int().min(1).max(2000),
            type: recordedTrialType,
            minute: z.number().min(0).max(20),
            reactionTime: z.number().min(0).max(10_000).nullable(),
          }),
        )
        .max(500)
        .default([]),
      motion: z
        .array(z.strictObject({ minute: z.int().min(1).max(20), motionIndex: z.number().min(0).max(1000) }))
        .max(20)
        .default([]),
    }),
    errors: running,
  }),
  recording: call('POST', `${base}/recording`, {
    summary: 'Send a part of the recording, gzip of its bytes; parts come in order, and the answer says from where to go on',
    access: 'public',
    input: test.extend({
      digest,
      size: z.coerce.number().int().min(1).max(recordingLimits.size),
      offset: z.coerce.number().int().min(0),
      file: z.file(),
    }),
    output: z.object({ received: z.int() }),
    errors: [...running, 'RocketSystem:RecordingOffset', 'RocketSystem:RecordingDiffers', 'Trellis:FileTooLarge', 'Trellis:StorageFull'],
  }),
  finish: call('POST', `${base}/finish`, {
    summary: 'End a test with the recording that was sent: it is read, kept as it came, and scored',
    access: 'public',
    input: test.extend({ digest }),
    output: z.object({ status: testStatus, validity: z.string() }),
    errors: [
      ...running,
      ...(['RocketSystem:RecordingIncomplete', 'RocketSystem:RecordingDiffers', 'RocketSystem:RecordingUnreadable'] as const),
      ...(['RocketSystem:RecordingContradicts', 'Trellis:StorageFull'] as const),
    ],
  }),
};
