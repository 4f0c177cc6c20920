import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/types.ts';
import { listPasskeys, type NewPasskey, noteUse } from './passkey-store.ts';

/** What a browser is asked with, as JSON, and the value that its device has to sign. */
export interface Asked {
  options: string;
  challenge: string;
}

/** The host that passkeys are bound to: a page of another one gets none of them signed. */
const hostOf = (origin: string) => new URL(origin).hostname;
/** The password was right already: that somebody is at the device is enough. */
const verification = { userVerification: 'discouraged' } as const;

/** Asks for a passkey of somebody's own that is none of those they have (Web Authentication Level 3, registration). */
export async function askForNew(identity: Kysely<Database>, person: { id: string; email: string }, origin: string): Promise<Asked> {
  const known = await listPasskeys(identity, person.id);
  const options = await generateRegistrationOptions({
    rpName: 'Trellis',
    rpID: hostOf(origin),
    userName: person.email,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'discouraged', ...verification },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** What the browser made, once it proves that it was asked so here; undefined where it does not. */
export async function readNew(
  credential: string,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(credential) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return undefined;
  }
}

/** Asks for one of somebody's passkeys; undefined where they have none. */
export async function askForOne(identity: Kysely<Database>, personId: string, origin: string): Promise<Asked | undefined> {
  const known = await listPasskeys(identity, personId);
  if (known.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    ...verification,
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Whether one of the person's passkeys signed the challenge here, and was not copied since. */
export async function takePasskey(
  identity: Kysely<Database>,
  personId: string,
  { assertion, challenge, origin }: { assertion: string; challenge: string; origin: string },
): Promise<boolean> {
  try {
    const response = JSON.parse(assertion) as AuthenticationResponseJSON;
    const passkey = (await listPasskeys(identity, personId)).find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return false;
    const { credentialId, publicKey, counter, transports } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: Number(counter),
        transports,
      },
    });
    return verified && (await noteUse(identity, passkey.id, authenticationInfo.newCounter));
  } catch {
    return false;
  }
}
