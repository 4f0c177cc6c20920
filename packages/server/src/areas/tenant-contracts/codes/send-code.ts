import { limits } from '@trellis/contract/limits';
import type { tenantContractCodeCalls } from '@trellis/contract/tenant-contracts/codes/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { issueCode } from '../../account/public.ts';
import { masked } from './masked.ts';

/** Mails a code of six digits to whoever asks, at the address that they sign in with. */
export async function sendCode(
  { signIn, pools }: IdentityContext,
  { tenantId }: InputOf<typeof tenantContractCodeCalls.sendMessage>,
): Promise<OutputOf<typeof tenantContractCodeCalls.sendMessage>> {
  if (!signIn) return refuse('Trellis:NotSignedIn');
  const { personId, email, name, language } = signIn;
  const { validFor, resendAfter } = limits.code;
  await inTransaction(pools.identity, { 'app.person_id': personId }, async (db) => {
    const code = await issueCode(db, personId, { purpose: 'tenantContract', target: email });
    const tenantName = tenantId ? await nameOf(db, tenantId) : '';
    const data = { personName: name, code, tenantName, minutes: validFor / 60 };
    await writeLetter(db, { template: 'tenantContractCode', recipient: email, recipientName: name, language, data });
  });
  return { sentTo: masked(email), resendAfter, validFor };
}

async function nameOf(db: Db, tenantId: string): Promise<string> {
  const tenant = await db
    .selectFrom('identity.tenants')
    .select('name')
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return tenant?.name ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
}
