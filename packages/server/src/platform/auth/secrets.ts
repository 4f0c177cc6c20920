import { createHash, randomBytes, randomInt } from 'node:crypto';

export interface Secret {
  /** Told once, to whoever it is for. */
  secret: string;
  /** What the database keeps. */
  hash: string;
}

/** A token for a link or a header: 256 random bits, base64url. */
export function newSecret(): Secret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** A code of six digits that a person types. */
export function newCode(): Secret {
  const secret = String(randomInt(0, 1_000_000)).padStart(6, '0');
  return { secret, hash: hashOf(secret) };
}

/** The SHA-256 of a secret, hexadecimal. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
