import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import { hashOf } from './secrets.ts';
import type { Browser } from './test-browser.ts';
import { password, type TestService } from './test-service.ts';

export const cookieName = 'trellis_browser';

let addresses = 0;
/** An address that nobody came from yet. */
export const anotherAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

/** Sends the form of a sign-in page, from another address each time unless told. */
export type Submit = (email: string, tried: string, address?: string) => Promise<Response>;

/** A sign-in page that stands open in a browser. */
export async function openPage(browser: Browser): Promise<Submit> {
  const { url } = await browser.authorize({ ui_locales: 'en-US' });
  return (email, tried, address = anotherAddress()) =>
    browser.request(url.href, { email, password: tried }, { 'x-forwarded-for': address });
}

/** How so many tries are answered, one after the other. */
export async function statuses(count: number, submit: (tried: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let tried = 0; tried < count; tried++) all.push((await submit(tried)).status);
  return all;
}

/** As if so many tries had been counted in this minute wherever a key of tries begins so. */
export async function remember(owner: Kysely<Database>, kind: 'network' | 'everybody', tries: number): Promise<void> {
  await sql`update identity.tries set tries = ${tries}, since = clock_timestamp() where key like ${`${kind} %`}`.execute(owner);
}

/** As if strangers had failed so often with this e-mail, the last time so many seconds ago. */
export async function failedBefore(owner: Kysely<Database>, email: string, tries: number, secondsAgo: number): Promise<void> {
  await sql`
    insert into identity.tries (key, tries, since)
    values (${`account ${hashOf(email)}`}, ${tries}, clock_timestamp() - make_interval(secs => ${secondsAgo}))
    on conflict (key) do update set tries = excluded.tries, since = excluded.since`.execute(owner);
}

/** Strangers fail so often that their next try has to wait a quarter of an hour. */
export const attack = ({ owner }: TestService, email: string) => failedBefore(owner, email, 30, 0);

/** A browser by which somebody has signed in before. */
export async function knownBrowser({ browse }: TestService, email: string): Promise<Browser> {
  const signedIn = browse();
  await signedIn.signIn(email, password);
  const browser = browse();
  browser.plant(cookieName, signedIn.cookie(cookieName) ?? '');
  return browser;
}
