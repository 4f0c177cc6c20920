import { Secret, TOTP } from 'otpauth';

const issuer = 'Trellis';
/** What every app reads: RFC 6238 with SHA-1, six digits, half a minute. */
const shape = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks that go half a minute wrong either way are still read. */
const drift = 1;

/** A key for a new app: 160 random bits as base32, as RFC 4226 recommends. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads as a QR code. */
export const addressOf = (key: string, email: string): string => new TOTP({ ...shape, label: email, secret: key }).toString();

/** The half minute that a code belongs to, counted since 1970; undefined where it is none of now. */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...shape, secret: key });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: drift });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** The code of a moment, as the person's app shows it. */
export const codeAt = (key: string, at: Date): string => new TOTP({ ...shape, secret: key }).generate({ timestamp: at.getTime() });
