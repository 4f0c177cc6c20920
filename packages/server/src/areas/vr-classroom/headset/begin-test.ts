import { formatVersion } from '@trellis/contract/scoring/recording';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { headsetCalls } from '@trellis/contract/vr-classroom/headset-calls';
import type { TestStatus, TestType } from '@trellis/contract/vr-classroom/schemas';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { requireConsent } from '../sign-consent.ts';
import { headsetOf } from './headset.ts';
import { receivedOf } from './parts.ts';

type Calls = typeof headsetCalls;

/** Begins the test of a code on the headset that sends it; asked again by the same headset, it goes on. */
export async function beginTest(
  context: IdentityContext,
  { code, serialNumber }: InputOf<Calls['begin']>,
): Promise<OutputOf<Calls['begin']>> {
  const headset = await headsetOf(context);
  if (headset.serialNumber !== serialNumber) refuse('RocketSystem:DeviceKeyUnknown');
  const now = new Date();
  return headset.act(async (db) => {
    const test = await db.selectFrom('app.test_requests').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
    // a code of another centre is none
    if (!test) return refuse('RocketSystem:TestCodeClosed');
    const goesOn = (test.status === 'Testing' || test.status === 'Finished') && test.device_id === headset.deviceId;
    if (!goesOn) {
      if (test.status !== 'CodeIssued' || !test.code_expires_at || test.code_expires_at <= now) refuse('RocketSystem:TestCodeClosed');
      await requireConsent(db, test.id);
      await db
        .updateTable('app.test_requests')
        .set({ status: 'Testing', begun_at: now, device_id: headset.deviceId })
        .where('id', '=', test.id)
        .execute();
    }
    return {
      testRequestId: test.id,
      testType: test.test_type as TestType,
      status: goesOn ? (test.status as TestStatus) : 'Testing',
      formatVersion,
      received: await receivedOf(db, test.id),
    };
  });
}
