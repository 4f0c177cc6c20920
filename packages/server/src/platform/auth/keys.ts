import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { JWKS } from 'oidc-provider';
import type { Database } from '../db/types.ts';

/** What signs identity tokens and cookies. */
export interface SigningKeys {
  jwks: JWKS;
  cookieKeys: string[];
}

async function newSigningKeys(): Promise<SigningKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
  return { jwks: { keys: [key] } as JWKS, cookieKeys: [randomBytes(32).toString('base64url')] };
}

async function storedKeys(identity: Kysely<Database>): Promise<SigningKeys | undefined> {
  const row = await identity.selectFrom('oidc.keys').select(['jwks', 'cookie_keys']).where('id', '=', 1).executeTakeFirst();
  return row && { jwks: row.jwks as unknown as JWKS, cookieKeys: row.cookie_keys as string[] };
}

/** The keys that all processes share. Of two that start at once, the first to insert wins and both read what is stored. */
export async function loadSigningKeys(identity: Kysely<Database>): Promise<SigningKeys> {
  const present = await storedKeys(identity);
  if (present) return present;
  const fresh = await newSigningKeys();
  await identity
    .insertInto('oidc.keys')
    .values({ id: 1, jwks: JSON.stringify(fresh.jwks), cookie_keys: JSON.stringify(fresh.cookieKeys) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const stored = await storedKeys(identity);
  if (!stored) throw new Error('The signing keys could not be stored in oidc.keys.');
  return stored;
}
