import type { onlineCalls } from '@trellis/contract/admins/online/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sendPasswordCode } from '../../../platform/auth/send-password-code.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';

type Call = typeof onlineCalls.sendPasswordCode;

/** Mails anybody who works somewhere a code by which they choose another password. */
export async function sendCode(context: IdentityContext, { userId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const joined = await context.pools.identity
    .selectFrom('identity.memberships')
    .select('id')
    .where('person_id', '=', userId)
    .where('activated_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!joined) refuse('Trellis:NotFound', { members: ['userId'] });
  return sendPasswordCode(context, userId);
}
