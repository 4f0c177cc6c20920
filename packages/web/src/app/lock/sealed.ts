import { type Bytes, randomBytes } from './bytes.ts';

/** What only its key opens. */
export interface Sealed {
  iv: Bytes;
  data: ArrayBuffer;
}

const algorithm = 'AES-GCM';

/** A key of these 32 bytes, which nobody can read out of it. */
export const keyOf = (bytes: Bytes): Promise<CryptoKey> => crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);

export async function seal(key: CryptoKey, bytes: Bytes): Promise<Sealed> {
  const iv = randomBytes(12);
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes) };
}

/** Throws where the key is another one. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, key, data));
}
