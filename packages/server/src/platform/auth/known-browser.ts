import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import { readSigned, sign } from './signatures.ts';

/** A browser by which somebody has signed in before: a tablet of a center may be that of several people. */
export interface KnownBrowser {
  id: string;
  /** Who signed in last comes first. */
  persons: readonly string[];
}

const name = 'trellis_browser';
const purpose = 'known browser';
const mostPersons = 20;
const halfAYear = 180 * 24 * 60 * 60;

/** The browser that sent these cookies, if anybody signed in by it. */
export function readBrowser(keys: readonly string[], cookies: string | undefined): KnownBrowser | undefined {
  const sent = cookies?.split(';').map((cookie) => cookie.trim().split('='));
  const value = sent?.find(([key]) => key === name)?.[1];
  const [id, ...persons] = readSigned(keys, purpose, value ?? '')?.split('.') ?? [];
  return id === undefined ? undefined : { id, persons };
}

/** The cookie by which the browser is known from now on as one of this person, too. It proves nothing but that: no one is signed in by it. */
export function browserCookie(
  keys: readonly string[],
  browser: KnownBrowser | undefined,
  personId: string,
  { issuer }: { readonly issuer: string },
): string {
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  const others = browser?.persons.filter((other) => other !== personId) ?? [];
  const value = sign(keys, purpose, [id, personId, ...others].slice(0, 1 + mostPersons).join('.'));
  // lax: the link of a letter is opened from elsewhere, and must find who else the browser is known to
  const attributes = ['Path=/oidc', `Max-Age=${halfAYear}`, 'HttpOnly', 'SameSite=Lax', ...(issuer.startsWith('https:') ? ['Secure'] : [])];
  return [`${name}=${value}`, ...attributes].join('; ');
}

/** Whether somebody with this e-mail has signed in by the browser. */
export async function knows(identity: Kysely<Database>, { persons }: KnownBrowser, email: string): Promise<boolean> {
  const found = await identity
    .selectFrom('identity.persons')
    .select('id')
    .where('email', '=', email)
    .where('id', '=', sql<string>`any(${[...persons]}::uuid[])`)
    .executeTakeFirst();
  return found !== undefined;
}
