import { normalizeIP } from '@fastify/rate-limit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import { type KnownBrowser, knows } from './known-browser.ts';
import { hashOf } from './secrets.ts';

/** Wrong passwords that cost nothing; each further one doubles the wait until the next is looked at, from a second to so many. */
const free = 5;
const longestWait = 15 * 60;
/** More than anybody tries. */
const everyTry = 2 ** 31 - 1;
/** Passwords looked at in a minute: of one network, and of all together, as each costs a hash. */
const mostOfNetwork = 60;
const mostOfPasswords = 600;

/** Whose password is tried, and from where. */
export interface PasswordTry {
  email: string;
  /** Of the client, as the proxies that are trusted tell it. */
  address: string;
  browser: KnownBrowser | undefined;
}

export interface CountedTry {
  /** Seconds until another try is looked at; 0 where this one may be. */
  wait: number;
  /** How often in a row it failed, should this one fail too. */
  failed: number;
  /** What remembers the failures. */
  key: string;
}

/**
 * Counts a try before its password is looked at, so that many at once are no more than one after the other; one that has to wait must not be
 * looked at, and is not counted. Browsers by which the person has signed in before are counted apart from strangers throughout, so that no
 * stranger keeps the owner out. Nothing here depends on whether anybody has that e-mail.
 */
export function countPasswordTry(identity: Kysely<Database>, tried: PasswordTry): Promise<CountedTry> {
  return count(identity, tried, '', free);
}

/**
 * Counts a try of whoever forgot a password, with the passwords of their network and of all together. The e-mail makes nobody wait: a code
 * cannot be guessed, and its owner must not be kept from it.
 */
export async function countRecoveryTry(identity: Kysely<Database>, tried: PasswordTry): Promise<{ wait: number }> {
  const counted = await count(identity, tried, 'recovery ', everyTry);
  return { wait: counted.wait };
}

/** Counts a try of a secret that a program says, apart for each network that it is said from: no stranger keeps the program itself out. */
export function countSecretTry(identity: Kysely<Database>, tried: { clientId: string; address: string }): Promise<CountedTry> {
  const network = normalizeIP(tried.address);
  return ask(identity, {
    key: `client ${tried.clientId} ${network}`,
    cheap: free,
    network: `network client ${network}`,
    everybody: 'everybody client',
    // each costs a hash that is no work
    mostOfAll: everyTry,
  });
}

async function count(
  identity: Kysely<Database>,
  { email, address, browser }: PasswordTry,
  kind: string,
  cheap: number,
): Promise<CountedTry> {
  const account = hashOf(email);
  const known = browser && (await knows(identity, browser, email)) ? browser : undefined;
  const key = `${kind}${known ? `browser ${known.id} ${account}` : `account ${account}`}`;
  const side = known ? 'known' : 'strange';
  return ask(identity, {
    key,
    cheap,
    network: `network ${side} ${normalizeIP(address)}`,
    everybody: `everybody ${side}`,
    mostOfAll: mostOfPasswords,
  });
}

interface Asked {
  /** What remembers the failures, and how many of them cost nothing. */
  key: string;
  cheap: number;
  /** What the tries of a minute are counted by. */
  network: string;
  everybody: string;
  mostOfAll: number;
}

async function ask(identity: Kysely<Database>, { key, cheap, network, everybody, mostOfAll }: Asked): Promise<CountedTry> {
  const { rows } = await sql<{ wait: number; failed: number }>`
    select wait, failed from identity.count_password_try(
      ${key}, ${cheap}, ${longestWait}, ${network}, ${mostOfNetwork}, ${everybody}, ${mostOfAll}
    )`.execute(identity);
  const counted = rows[0];
  if (!counted) throw new Error('A try of a password was not counted');
  return { ...counted, key };
}

/** Forgets the failures before: one try went well. */
export async function forgetFailures(identity: Kysely<Database>, { key }: CountedTry): Promise<void> {
  await identity.deleteFrom('identity.tries').where('key', '=', key).execute();
}
