import type { InputOf } from '@trellis/contract/types';
import type { headsetCalls } from '@trellis/contract/vr-classroom/headset-calls';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { noteProgress } from '../live/told.ts';
import { headsetOf, lockRunning } from './headset.ts';

type Calls = typeof headsetCalls;

/** Keeps how a test goes while it runs. What was told before counts once, and nothing is added to a test that has ended. */
export async function keepProgress(context: IdentityContext, input: InputOf<Calls['progress']>): Promise<void> {
  const headset = await headsetOf(context);
  await headset.act(async (db) => {
    const test = await lockRunning(db, headset, input.testRequestId);
    const of = { tenant_id: headset.tenantId, request_id: test.id };
    const rows = [
      ...input.records.map(({ n, type, minute, reactionTime }) => ({ ...of, kind: 'trial', n, type, minute, value: reactionTime })),
      ...input.motion.map(({ minute, motionIndex }) => ({ ...of, kind: 'motion', n: minute, type: null, minute, value: motionIndex })),
    ];
    if (test.status === 'Finished' || rows.length === 0) return;
    await db
      .insertInto('app.test_progress')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  noteProgress(input.testRequestId);
}
