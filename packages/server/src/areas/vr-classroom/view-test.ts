import { hasOpenCode } from '@trellis/contract/vr-classroom/rules';
import type { TestRequest, TestRequestInfo } from '@trellis/contract/vr-classroom/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findTest, presentTest, testsWhere } from './test-store.ts';

/** One test of the caller's centre with the consent for it. */
export async function viewTest(db: Db, caller: Member, { testRequestId }: { testRequestId: string }): Promise<TestRequestInfo> {
  return withConsent(db, caller, presentTest(caller, await findTest(db, testRequestId, 'testRequestId')));
}

/** The same of a centre that the caller looks after. */
export async function viewCase(db: Db, caller: Actor, { id }: { id: string }): Promise<TestRequestInfo> {
  return withConsent(db, caller, presentTest(caller, await findTest(db, id, 'id')));
}

/** The test that a code stands for, while it holds. */
export async function findByCode(db: Db, caller: Member, { code }: { code: string }): Promise<TestRequest> {
  const { rows } = await testsWhere(sql`test.code = ${code}`, sql``).execute(db);
  const test = presentTest(caller, rows[0] ?? refuse('Trellis:NotFound', { members: ['code'] }));
  if (!hasOpenCode(test, caller.now)) refuse('RocketSystem:TestCodeClosed');
  return test;
}

type Consent = NonNullable<TestRequestInfo['consent']>;

async function withConsent(db: Db, { kind }: Actor, test: TestRequest): Promise<TestRequestInfo> {
  const { rows } = await sql<Omit<Consent, 'signedTime'> & { signedTime: Date }>`
    select consent.signer_name as "signerName", consent.signer_role as "signerRole", consent.signature, consent.allows_norms as "allowsNorms",
      consent.wording, consent.wording_version as "wordingVersion", consent.language, consent.signed_at as "signedTime",
      coalesce(witness.name, '') as witness
    from app.test_consents consent left join identity.known_persons witness on witness.id = consent.witness_id
    where consent.tenant_id = ${test.tenantId} and consent.request_id = ${test.id}`.execute(db);
  const [found] = rows;
  if (!found) return { ...test, consent: null };
  // the centre keeps what was signed; the platform is told that and by whom
  const signature = kind === 'member' ? found.signature : [];
  return { ...test, consent: { ...found, signature, signedTime: found.signedTime.toISOString() } };
}
