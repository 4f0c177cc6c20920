import type { ErrorCode } from '@trellis/contract/errors';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { admit } from '../http/access.ts';
import { findSignIn } from '../http/find-sign-in.ts';
import { Refusal } from '../http/refusal.ts';

/** Whom a connection belongs to, for as long as their sign-in acts there. */
export interface Listener {
  grantId: string;
  personId: string;
  membershipId: string | null;
  tenantId: string | null;
}

/** Who listens with this token, as a call with it would be let in; else why not. */
export async function admitLive(identity: Kysely<Database>, bearer: string): Promise<Listener | { refused: ErrorCode }> {
  const signIn = await findSignIn(identity, bearer);
  try {
    admit('signedIn', signIn, new Date());
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  }
  if (!signIn) return { refused: 'Trellis:NotSignedIn' };
  // a connection stays for as long as a sign-in does, and a key has none
  if (signIn.key) return { refused: 'Trellis:NotForKeys' };
  const { grantId, personId, membership } = signIn;
  return { grantId, personId, membershipId: membership?.id ?? null, tenantId: membership?.tenant?.id ?? null };
}
