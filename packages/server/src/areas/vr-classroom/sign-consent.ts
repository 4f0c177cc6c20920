import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import { consentVersion, consentWords } from '@trellis/contract/vr-classroom/consent-words';
import { codeDialogSeconds, codeValidHours, isBeforeTest } from '@trellis/contract/vr-classroom/rules';
import { type TestStatus, testType } from '@trellis/contract/vr-classroom/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockTest } from './test-store.ts';

type Calls = typeof vrClassroomCalls;

/** Keeps what a guardian signed before a test, with the caller as the witness. It is signed once and never changed. */
export async function signConsent(db: Db, caller: Member, input: InputOf<Calls['consentFormSign']>): Promise<void> {
  const { testRequestId, signerName, signerRole, signature, allowsNorms, wordingVersion, language = caller.language } = input;
  if (wordingVersion !== consentVersion) refuse('RocketSystem:TestConsentChanged');
  const test = await lockTest(db, testRequestId, 'testRequestId');
  if (!isBeforeTest(test.status as TestStatus)) refuse('RocketSystem:TestStepRefused');
  const signed = await db
    .insertInto('app.test_consents')
    .values({
      tenant_id: caller.tenantId,
      request_id: testRequestId,
      signer_name: signerName,
      signer_role: signerRole,
      signature: JSON.stringify(signature),
      allows_norms: allowsNorms,
      // as it was read: with the sentence about norms where it was agreed to
      wording: allowsNorms ? `${consentWords[language].test}\n${consentWords[language].norms}` : consentWords[language].test,
      wording_version: wordingVersion,
      language,
      witness_id: caller.personId,
      signed_at: caller.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!signed) refuse('RocketSystem:TestConsentSigned');
}

/** Refuses what would begin a test that nobody has agreed to. */
export async function requireConsent(db: Db, testRequestId: string): Promise<void> {
  const signed = await db.selectFrom('app.test_consents').select('id').where('request_id', '=', testRequestId).executeTakeFirst();
  if (!signed) refuse('RocketSystem:TestConsentMissing');
}

/** Refuses to count among norms what nobody agreed to count there. */
export async function requireNormsConsent(db: Db, testRequestId: string): Promise<void> {
  const agreed = await db
    .selectFrom('app.test_consents')
    .select('id')
    .where('request_id', '=', testRequestId)
    .where('allows_norms', '=', true)
    .executeTakeFirst();
  if (!agreed) refuse('RocketSystem:TestNormsNotAgreed');
}

/** What a centre must know to order tests. */
export async function viewSystem(): Promise<OutputOf<Calls['systemInfo']>> {
  return { codeValidHours, codeDialogSeconds, testTypes: testType.options };
}
