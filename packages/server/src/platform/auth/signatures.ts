import { createHmac, timingSafeEqual } from 'node:crypto';

/** The text with a signature of what it is for: of another purpose it proves nothing. The first key signs. */
export function sign(keys: readonly string[], purpose: string, text: string): string {
  return `${text}.${signatureOf(keys[0] ?? '', purpose, text)}`;
}

/** The text that was signed for this purpose by any of the keys; undefined when it was not. */
export function readSigned(keys: readonly string[], purpose: string, signed: string): string | undefined {
  const end = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(end, 0));
  const given = Buffer.from(signed.slice(end + 1));
  const isOurs = keys.some((key) => {
    const ours = Buffer.from(signatureOf(key, purpose, text));
    return ours.length === given.length && timingSafeEqual(ours, given);
  });
  return isOurs ? text : undefined;
}

const signatureOf = (key: string, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
