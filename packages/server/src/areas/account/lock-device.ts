import { createHmac, hkdfSync } from 'node:crypto';
import type { accountCalls } from '@trellis/contract/account/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { loadSigningKeys } from '../../platform/auth/keys.ts';
import { endBrowserSession } from '../../platform/auth/sign-ins.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { checkOwnPassword } from './check-password.ts';
import { signedIn } from './signed-in.ts';

/** Of a center that says nothing, and of whoever acts for none. */
const usualMinutes = 5;

/**
 * Answers the secret of a person on a device, always the same, and ends the browser session: what the PIN locks is not opened by whoever asks for
 * another sign-in there.
 */
export async function lockDevice(
  context: IdentityContext,
  { device, password }: InputOf<typeof accountCalls.lockDevice>,
): Promise<OutputOf<typeof accountCalls.lockDevice>> {
  const { personId, grantId } = signedIn(context);
  const { identity } = context.pools;
  if (password !== undefined) await checkOwnPassword(identity, personId, password, 'password');
  const { cookieKeys } = await loadSigningKeys(identity);
  // the oldest one stays when others are put before it
  const key = Buffer.from(hkdfSync('sha256', cookieKeys.at(-1) ?? '', '', 'trellis device secret', 32));
  await endBrowserSession(identity, grantId);
  return { secret: createHmac('sha256', key).update(`${personId} ${device}`).digest('base64url') };
}

/** After how long what a PIN locks is locked where the person acts. */
export async function findLockRule(context: IdentityContext): Promise<OutputOf<typeof accountCalls.lockRule>> {
  const { personId } = signedIn(context);
  const chosen = context.signIn?.membership;
  if (chosen?.side !== 'centre' || !chosen.tenant) return { minutes: usualMinutes };
  const settings = { 'app.person_id': personId, 'app.tenant_ids': chosen.tenant.id };
  const row = await inTransaction(context.pools.span, settings, (db) =>
    db.selectFrom('app.centre_settings').select('lock_after_minutes').executeTakeFirst(),
  );
  return { minutes: row?.lock_after_minutes ?? usualMinutes };
}
