import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What is kept encrypted. Each has a key of its own: who learns one learns nothing about the others. */
export type Sealed = 'mail password' | 'second factor' | 'passkey' | 'webhook secret' | 'client secret';

let configured: string | undefined;

/** Says once, at the start, what the keys follow from. */
export function configureSealing(config: { secret: string }): void {
  configured = config.secret;
}

function keyOf(what: Sealed, secret: string | undefined): Buffer {
  if (secret === undefined) throw new Error('What the keys follow from is not configured yet');
  return Buffer.from(hkdfSync('sha256', secret, '', `trellis ${what}`, 32));
}

/** Encrypts what only the product may read: AES-256-GCM, as base64url of nonce, tag and ciphertext. */
export function seal(text: string, what: Sealed, secret = configured): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(what, secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; throws when it was sealed with another secret or touched since. */
export function unseal(sealed: string, what: Sealed, secret = configured): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(what, secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** The text again; undefined when it was sealed with another secret. */
export function unsealIfOurs(sealed: string, what: Sealed, secret = configured): string | undefined {
  try {
    return unseal(sealed, what, secret);
  } catch {
    return undefined;
  }
}
