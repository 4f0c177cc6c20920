import { randomUUID } from 'node:crypto';
import { type Score, scoreOf } from '@trellis/contract/scoring/score';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { headsetCalls } from '@trellis/contract/vr-classroom/headset-calls';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { isStorageFull } from '../../../platform/http/storage-full.ts';
import { storage } from '../../files/public.ts';
import { noteProgress } from '../live/told.ts';
import { addScore } from '../score-store.ts';
import { type Headset, headsetOf, lockRunning } from './headset.ts';
import { type Arrived, arrivedOf, dropParts } from './parts.ts';
import { digestOf, readRecording } from './read-recording.ts';

type Calls = typeof headsetCalls;
type Finished = OutputOf<Calls['finish']>;
type Input = InputOf<Calls['finish']>;

/** Ends a test with the recording that arrived: read and scored outside of any transaction, then kept as a whole or not at all. */
export async function finishTest(context: IdentityContext, input: Input): Promise<Finished> {
  const headset = await headsetOf(context);
  const begun = await headset.act((db) => lookUp(db, headset, input));
  if ('status' in begun) return begun;
  const recording = readRecording(begun.bytes);
  if (recording.device.serialNumber.toUpperCase() !== headset.serialNumber) {
    refuse('RocketSystem:RecordingUnreadable', { data: { reason: 'It names another device.' } });
  }
  const score = scoreOf(recording);
  const key = `${headset.tenantId}/${randomUUID()}.gz`;
  try {
    await storage().put(key, begun.bytes, { contentType: 'application/gzip' });
    const ended = await headset.act<Finished>(async (db) => {
      const test = await lockRunning(db, headset, input.testRequestId);
      const finished = await finishedWith(db, input);
      if (finished) return finished;
      await keepRecording(db, {
        headset,
        testRequestId: test.id,
        digest: input.digest,
        size: begun.bytes.length,
        key,
        recording,
        score,
        now: new Date(),
      });
      return { status: 'Finished', validity: score.validity };
    });
    noteProgress(input.testRequestId);
    return ended;
  } catch (error) {
    await storage()
      .delete(key)
      .catch(() => undefined);
    if (isStorageFull(error)) return refuse('Trellis:StorageFull');
    throw error;
  }
}

async function lookUp(db: Db, headset: Headset, input: Input): Promise<Finished | Arrived> {
  await lockRunning(db, headset, input.testRequestId);
  const finished = await finishedWith(db, input);
  if (finished) return finished;
  const arrived = await arrivedOf(db, input.testRequestId);
  const received = arrived?.bytes.length ?? 0;
  if (!arrived || arrived.digest !== input.digest || received < arrived.total)
    return refuse('RocketSystem:RecordingIncomplete', { data: { received } });
  if (digestOf(arrived.bytes) === input.digest) return arrived;
  return refuse('RocketSystem:RecordingUnreadable', { data: { reason: 'Its digest is another one.' } });
}

/** A test that ended with the same recording has ended; with another one it never will. */
async function finishedWith(db: Db, { testRequestId, digest }: Input): Promise<Finished | undefined> {
  const kept = await db
    .selectFrom('app.test_recordings as recording')
    .innerJoin('app.test_scores as score', 'score.recording_id', 'recording.id')
    .select(['recording.digest', 'score.score'])
    .where('recording.request_id', '=', testRequestId)
    .executeTakeFirst();
  if (!kept) return undefined;
  if (kept.digest !== digest) refuse('RocketSystem:RecordingDiffers');
  return { status: 'Finished', validity: (kept.score as unknown as Score).validity };
}

interface Kept {
  headset: Pick<Headset, 'tenantId' | 'deviceId'>;
  testRequestId: string;
  digest: string;
  size: number;
  key: string;
  recording: ReturnType<typeof readRecording>;
  score: Score;
  now: Date;
}

/** Keeps a recording with its first score; the test is finished by it. */
export async function keepRecording(db: Db, { headset, testRequestId, digest, size, key, recording, score, now }: Kept): Promise<void> {
  const { id } = await db
    .insertInto('app.test_recordings')
    .values({
      tenant_id: headset.tenantId,
      request_id: testRequestId,
      device_id: headset.deviceId,
      digest,
      size,
      key,
      format_version: recording.formatVersion,
      software_version: recording.device.softwareVersion,
      paradigm: `${recording.paradigm.id}@${recording.paradigm.version}`,
      received_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addScore(db, { tenantId: headset.tenantId, recordingId: id, score, now });
  await dropParts(db, testRequestId);
  await db.updateTable('app.test_requests').set({ status: 'Finished', finished_at: now }).where('id', '=', testRequestId).execute();
}
