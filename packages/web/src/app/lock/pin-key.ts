import { type Bytes, randomBytes } from './bytes.ts';
import { pinLimits } from './pin-limits.ts';
import { keyOf } from './sealed.ts';

/**
 * What makes a key of a PIN on one device and no other: the base cannot be read out of the browser, so that each guess has to be worked out on the
 * device itself.
 */
export interface PinMaker {
  base: CryptoKey;
  salt: Bytes;
}

export async function newPinMaker(): Promise<PinMaker> {
  return { base: await crypto.subtle.importKey('raw', randomBytes(32), 'PBKDF2', false, ['deriveBits']), salt: randomBytes(16) };
}

/** PBKDF2 keyed by the device, with the PIN in its salt. */
export async function keyOfPin({ base, salt }: PinMaker, pin: string): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(pin);
  const salted = new Uint8Array(salt.length + typed.length);
  salted.set(salt);
  salted.set(typed, salt.length);
  const made = { name: 'PBKDF2', hash: 'SHA-256', salt: salted, iterations: pinLimits.rounds };
  return keyOf(new Uint8Array(await crypto.subtle.deriveBits(made, base, 256)));
}
