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

// neither 0 and O nor 1, I and L: it is read off one screen and typed on another
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code of letters and digits that a person types: so many that it cannot be guessed, however often somebody tries. */
export function newLongCode(length: number): Secret {
  const secret = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return { secret, hash: hashOf(secret) };
}

/** The SHA-256 of a secret, hexadecimal. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
