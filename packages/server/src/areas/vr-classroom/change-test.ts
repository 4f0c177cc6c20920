import type { InputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { hasOpenCode, isBeforeTest, mayBecome } from '@trellis/contract/vr-classroom/rules';
import type { TestStatus, TestType } from '@trellis/contract/vr-classroom/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { returnQuota } from '../tenant-contracts/public.ts';
import { requirePassed } from './device-store.ts';
import { quotaKeyOf } from './issue-code.ts';
import { requireOpenLocation } from './locations.ts';
import { requireConsent } from './sign-consent.ts';
import { lockTest } from './test-store.ts';
import { viewTest } from './view-test.ts';

type Input = InputOf<typeof vrClassroomCalls.updateTestRequest>;
type Locked = Awaited<ReturnType<typeof lockTest>>;

/** Changes what was ordered while the test has not begun, and brings it a step further. */
export async function changeTest(db: Db, caller: Member, input: Input): Promise<void> {
  const test = await lockTest(db, input.id, 'id');
  const changed = await changesOf(db, test, input);
  if (test.concurrency_stamp !== input.concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewTest(db, caller, { testRequestId: test.id }) } });
  }
  const current = changed.device_id === undefined ? test : { ...test, device_id: changed.device_id };
  const stepped = input.status ? await stepTo(db, caller, current, input.status) : {};
  const columns = { ...changed, ...stepped };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('app.test_requests').set(columns).where('id', '=', test.id).execute();
}

/** Chooses the kind of a test that has not begun. */
export async function chooseType(db: Db, caller: Member, given: { testRequestId: string; testType: TestType }): Promise<void> {
  const test = await lockTest(db, given.testRequestId, 'testRequestId');
  await db
    .updateTable('app.test_requests')
    .set(await changesOf(db, test, { testType: given.testType }))
    .where('id', '=', test.id)
    .execute();
}

type Changes = Partial<Pick<Input, 'testType' | 'locationId' | 'deviceId'>>;

async function changesOf(db: Db, test: Locked, { testType, locationId, deviceId }: Changes) {
  const named = testType !== undefined || locationId !== undefined || deviceId !== undefined;
  if (named && !isBeforeTest(test.status as TestStatus)) refuse('RocketSystem:TestBegun');
  if (locationId && locationId !== test.location_id) await requireOpenLocation(db, locationId);
  if (deviceId) await requirePassed(db, deviceId);
  return {
    ...(testType && { test_type: testType }),
    ...(locationId && { location_id: locationId }),
    ...(deviceId !== undefined && { device_id: deviceId }),
  };
}

async function stepTo(db: Db, caller: Member, test: Locked, status: NonNullable<Input['status']>) {
  const from = test.status as TestStatus;
  if (!mayBecome(from, status)) refuse('RocketSystem:TestStepRefused');
  if (status === 'Testing') {
    const codeExpiresAt = test.code_expires_at?.toISOString() ?? null;
    if (!hasOpenCode({ status: from, codeExpiresAt }, caller.now)) refuse('RocketSystem:TestCodeClosed');
    await requireConsent(db, test.id);
    if (test.device_id === null) refuse('RocketSystem:TestHeadsetMissing');
    return { status, begun_at: caller.now };
  }
  if (status === 'Finished') {
    await requireRecording(db, test.id);
    return { status, finished_at: caller.now };
  }
  // a test that had begun was used, whatever came of it
  if (from === 'CodeIssued') await returnQuota(db, caller, { key: quotaKeyOf(test.id) });
  return { status, cancelled_at: caller.now };
}

async function requireRecording(db: Db, testRequestId: string): Promise<void> {
  const found = await db.selectFrom('app.test_recordings').select('id').where('request_id', '=', testRequestId).executeTakeFirst();
  if (!found) refuse('RocketSystem:TestRecordingMissing');
}

/** Cancels the tests of some children that did not begin; a quota that was used for one comes back. */
export async function cancelWaitingTests(db: Db, caller: Member, subjectIds: readonly string[]): Promise<void> {
  const waiting = await db
    .selectFrom('app.test_requests')
    .selectAll()
    .where(sql<boolean>`subject_id = any (${subjectIds}::uuid[])`)
    .where('status', 'in', ['Created', 'CodeIssued'])
    .forUpdate()
    .execute();
  for (const test of waiting) {
    const stepped = await stepTo(db, caller, test, 'Cancelled');
    await db.updateTable('app.test_requests').set(stepped).where('id', '=', test.id).execute();
  }
}
