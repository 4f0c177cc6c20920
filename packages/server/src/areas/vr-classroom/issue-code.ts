import { randomInt } from 'node:crypto';
import type { OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { codeAlphabet, codeDialogSeconds, codeLength, codeValidHours, hasOpenCode } from '@trellis/contract/vr-classroom/rules';
import type { TestStatus } from '@trellis/contract/vr-classroom/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { publicOrigin } from '../../platform/http/origin.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { useQuota } from '../tenant-contracts/public.ts';
import { lockTest } from './test-store.ts';

type Calls = typeof vrClassroomCalls;
const hour = 3_600_000;

/** What a test's use of the centre's quota is known by: however often its code is issued, one test is used. */
export const quotaKeyOf = (testRequestId: string) => `vrat:${testRequestId}`;

/** The code of a test. The first time one test of the centre's is used for it; a code that ran out is replaced, one that holds stays. */
export async function issueCode(
  db: Db,
  caller: Member,
  { testRequestId }: { testRequestId: string },
): Promise<OutputOf<Calls['caseCode']>> {
  const test = await lockTest(db, testRequestId, 'testRequestId');
  const known = openCodeOf(test, caller.now);
  if (known) return known;
  if (test.status !== 'Created' && test.status !== 'CodeIssued') refuse('RocketSystem:TestBegun');
  if (test.status === 'Created') await useQuota(db, caller, { kind: 'vrat', itemId: null, key: quotaKeyOf(testRequestId) });
  const code = newCode();
  const expiresAt = new Date(caller.now.getTime() + codeValidHours * hour);
  await db
    .updateTable('app.test_requests')
    .set({ status: 'CodeIssued', code, code_expires_at: expiresAt })
    .where('id', '=', testRequestId)
    .execute();
  return { code, expiresAt: expiresAt.toISOString() };
}

/** What the QR of a test says: the code alone, as a headset's camera reads it. */
export async function showCode(db: Db, caller: Member, { testRequestId }: { testRequestId: string }): Promise<OutputOf<Calls['staticQr']>> {
  const test = await lockTest(db, testRequestId, 'testRequestId');
  const known = openCodeOf(test, caller.now) ?? refuse('RocketSystem:TestCodeClosed');
  return { ...known, content: known.code, closesAfterSeconds: codeDialogSeconds };
}

/** What the QR says that leads to the page of the tests that a centre bought. */
export async function showShop(): Promise<OutputOf<Calls['buyQr']>> {
  return { content: `${publicOrigin()}/system/center/manage/vratProduct` };
}

interface Coded {
  status: string;
  code: string | null;
  code_expires_at: Date | null;
}

function openCodeOf({ status, code, code_expires_at }: Coded, now: Date): { code: string; expiresAt: string } | undefined {
  const expiresAt = code_expires_at?.toISOString() ?? null;
  const isOpen = hasOpenCode({ status: status as TestStatus, codeExpiresAt: expiresAt }, now);
  return isOpen && code && expiresAt ? { code, expiresAt } : undefined;
}

const newCode = () => Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
