import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { errors, Provider } from 'oidc-provider';
import type { Database } from '../../db/types.ts';
import { countSecretTry, forgetFailures } from '../password-tries.ts';
import { hashOf } from '../secrets.ts';

interface Proved {
  clientId: string;
  /** The hash of it is all that is known. */
  clientSecret?: string;
}

/** Has the provider compare hashes of secrets, and no more often than somebody tries who has the right one. */
export function compareHashes(provider: Provider, identity: Kysely<Database>): void {
  Object.assign(provider.Client.prototype, {
    compareClientSecret(this: Proved, actual: string) {
      return isSecretOf(identity, this, actual);
    },
  });
}

async function isSecretOf(identity: Kysely<Database>, { clientId, clientSecret = '' }: Proved, actual: string): Promise<boolean> {
  const ctx = Provider.ctx;
  const counted = await countSecretTry(identity, { clientId, address: ctx?.ip ?? '' });
  if (counted.wait > 0) {
    ctx?.set('retry-after', String(counted.wait));
    throw Object.assign(new errors.OIDCProviderError(429, 'temporarily_unavailable'), { error_description: 'too many wrong secrets' });
  }
  const told = hashOf(actual);
  const isRight = isSame(told, clientSecret) || isSame(told, await formerOf(identity, clientId));
  if (isRight) await forgetFailures(identity, counted);
  return isRight;
}

const isSame = (hash: string, known: string): boolean =>
  hash.length === known.length && timingSafeEqual(Buffer.from(hash), Buffer.from(known));

/** The hash of the secret before, while it counts. */
async function formerOf(identity: Kysely<Database>, clientId: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select former_hash as hash from identity.client_states where client_id = ${clientId} and former_until > now()`.execute(identity);
  return rows[0]?.hash ?? '';
}
