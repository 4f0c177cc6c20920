import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const lifetime = 60 * 60;
/** Addresses of one window are equal, so that a browser's cache may hold what it played. */
const window = 15 * 60;

let signingKey: KeyObject | undefined;

/** Addresses of this window by their keys: every coach's session names the same tracks. */
const signed = { until: 0, byKey: new Map<string, string>() };
const mostSigned = 5000;

export function configureSignatures(secret: string): void {
  signingKey = createSecretKey(createHmac('sha256', secret).update('file addresses').digest());
  signed.byKey.clear();
}

/** A private file's address, good for about an hour: media elements send no bearer. */
export function signFile(key: string, now = Date.now()): string {
  const until = Math.ceil(now / 1000 / window) * window + lifetime;
  if (signed.until !== until || signed.byKey.size >= mostSigned) {
    signed.until = until;
    signed.byKey.clear();
  }
  const known = signed.byKey.get(key) ?? `/files/${key}?until=${until}&signature=${signature(key, until)}`;
  signed.byKey.set(key, known);
  return known;
}

/** A signature over words that are no file's key, good until a time in seconds since 1970. */
export const signWords = (words: string, until: number): string => signature(words, until);

/** Whether an address was signed by us and is still good. */
export function isSigned(key: string, until: number, given: string, now = Date.now()): boolean {
  if (!Number.isSafeInteger(until) || until * 1000 < now) return false;
  const expected = Buffer.from(signature(key, until));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signature(key: string, until: number): string {
  if (!signingKey) throw new Error('Addresses are signed before the key is configured');
  return createHmac('sha256', signingKey).update(`${key}\n${until}`).digest('base64url');
}
