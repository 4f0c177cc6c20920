import { limits } from '@trellis/contract/limits';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/codes/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { newSecret } from '../../../platform/auth/secrets.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { checkCode, useCode } from '../../account/public.ts';

const purpose = 'tenantContract';

/** Exchanges a code, once, for the token that opens the contracts to this person for a while. */
export async function exchangeCode(
  { signIn, pools }: IdentityContext,
  { code }: InputOf<typeof tenantContractCodeCalls.checkCode>,
): Promise<OutputOf<typeof tenantContractCodeCalls.checkCode>> {
  if (!signIn) return refuse('Trellis:NotSignedIn');
  const { personId, email } = signIn;
  const codeId = await checkCode(pools.identity, personId, { purpose, target: email }, code);
  const { secret, hash } = newSecret();
  const expiresAt = new Date(Date.now() + limits.stepUpSeconds * 1000);
  await inTransaction(pools.identity, { 'app.person_id': personId }, async (db) => {
    await useCode(db, codeId);
    await db.insertInto('identity.step_ups').values({ token_hash: hash, person_id: personId, purpose, expires_at: expiresAt }).execute();
  });
  return { token: secret, expiresAt: expiresAt.toISOString() };
}
