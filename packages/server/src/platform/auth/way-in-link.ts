import { readSigned, sign } from './signatures.ts';

export const wayInPath = '/oidc/way-in';
const purpose = 'way in';
/** Twice the time between two letters: who is kept waiting has a link that holds. */
export const wayInMinutes = 2 * 24 * 60;

/** What signs the links, and where they lead. */
export interface WayInSigner {
  keys: readonly string[];
  provider: { readonly issuer: string };
}

/** The link of a letter: the browser that opens it is known from then on, as if the person had signed in by it before. The password is still asked for. */
export function wayInLink({ keys, provider }: WayInSigner, personId: string, now: Date): string {
  const link = new URL(wayInPath, provider.issuer);
  link.searchParams.set('proof', sign(keys, purpose, `${personId}.${now.getTime() + wayInMinutes * 60_000}`));
  return link.href;
}

/** Whom a link was sent to, as long as it holds. */
export function readProof(keys: readonly string[], proof: string, now: Date): string | undefined {
  const [personId, until] = readSigned(keys, purpose, proof)?.split('.') ?? [];
  return Number(until) > now.getTime() ? personId : undefined;
}
