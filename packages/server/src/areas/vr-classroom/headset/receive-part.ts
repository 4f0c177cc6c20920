import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type headsetCalls, recordingLimits } from '@trellis/contract/vr-classroom/headset-calls';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { headsetOf, lockRunning } from './headset.ts';
import { dropParts, receivedOf } from './parts.ts';

type Calls = typeof headsetCalls;
type Part = Omit<InputOf<Calls['recording']>, 'file'>;

/** Takes a part of a recording. A part that came before is recognised; one that leaves a gap is refused with where to go on. */
export async function receivePart(context: IdentityContext, input: InputOf<Calls['recording']>): Promise<OutputOf<Calls['recording']>> {
  const headset = await headsetOf(context);
  const { file, ...part } = input;
  if (file.size > recordingLimits.part) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: 1 } });
  const bytes = Buffer.from(await file.arrayBuffer());
  return headset.act(async (db) => {
    const test = await lockRunning(db, headset, part.testRequestId);
    const kept = await db.selectFrom('app.test_recordings').select('digest').where('request_id', '=', test.id).executeTakeFirst();
    if (kept) return kept.digest === part.digest ? { received: part.size } : refuse('RocketSystem:RecordingDiffers');
    return { received: await keepPart(db, headset.tenantId, part, bytes) };
  });
}

async function keepPart(db: Db, tenantId: string, { testRequestId, digest, size, offset }: Part, bytes: Buffer): Promise<number> {
  const known = await db
    .selectFrom('app.recording_parts')
    .select(['digest', 'total'])
    .where('request_id', '=', testRequestId)
    .limit(1)
    .executeTakeFirst();
  // another recording begins from its beginning; what had come of the one before is of no use
  if (known && (known.digest !== digest || known.total !== size)) await dropParts(db, testRequestId);
  const received = await receivedOf(db, testRequestId);
  if (offset < received) {
    const same = await db
      .selectFrom('app.recording_parts')
      .select('bytes')
      .where('request_id', '=', testRequestId)
      .where('position', '=', offset)
      .executeTakeFirst();
    return same?.bytes.equals(bytes) ? received : refuse('RocketSystem:RecordingOffset', { data: { received } });
  }
  if (offset > received || bytes.length === 0 || offset + bytes.length > size)
    refuse('RocketSystem:RecordingOffset', { data: { received } });
  await db
    .insertInto('app.recording_parts')
    .values({ tenant_id: tenantId, request_id: testRequestId, position: offset, digest, total: size, bytes })
    .execute();
  return received + bytes.length;
}
