import type { Query, QueryPersister } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { isFinal } from '../call-error.ts';
import { serverAnswers } from '../connection.ts';
import { isGuestPage } from '../guest.ts';
import { keptByTab } from '../storage.ts';
import { watched } from '../watched.ts';
import { keptCalls } from './kept-calls.ts';

const person = 'account.info' satisfies (typeof keptCalls)[number];
const kept: ReadonlySet<string> = new Set(keptCalls);

const loadStore = () => import('./kept-store.ts');
const ownerKey = 'trellis.keptFor';

/** Since when the page shows what the device kept, in milliseconds; undefined while the center answers. */
export const keptSince = watched<number | undefined>(undefined);

/**
 * Asks the center, and keeps on the device what it said. Where it cannot be reached and the page has nothing yet, what it said last is shown:
 * to the same person in the same membership, for three days, and until they sign out.
 */
export const keepReads: QueryPersister<unknown> = async (ask, context, query) => {
  const name = nameOf(query);
  if (!kept.has(name) || isGuestPage()) return ask(context);
  try {
    const said = await ask(context);
    if (name === person) keepPerson(said as CurrentUser, query.queryHash);
    else keep(query.queryHash, said);
    return said;
  } catch (error) {
    // what somebody may see no more is not there without a network either
    if (isFinal(error)) forget(query.queryHash);
    // a refusal is the center's word
    if (!(error instanceof TypeError) || query.state.data !== undefined) throw error;
    const owner = keptByTab.read(ownerKey);
    const former = owner && (await (await loadStore()).readKept(owner, query.queryHash));
    if (!former) throw error;
    keptSince.set(Math.min(former.heardAt, keptSince.current() ?? former.heardAt));
    void serverAnswers();
    return former.said;
  }
};

/** Whose it is that the device keeps: of a person, acting for a center. */
export const ownerOf = ({ id, tenant }: Pick<CurrentUser, 'id' | 'tenant'>): string => `${id} ${tenant?.id ?? ''}`;

/** Whose the page of this tab is. */
export const keptOwner = (): string | undefined => keptByTab.read(ownerKey);

/** From now on the page of this tab is theirs. */
export const keepFor = (owner: string): void => void keptByTab.write(ownerKey, owner);

/** From now on the device keeps for this person, acting for this center. */
export function keepPerson(said: CurrentUser, queryHash: string): void {
  keptByTab.write(ownerKey, ownerOf(said));
  keep(queryHash, said);
}

/** Keeps what the center said, where the device keeps pages too. */
export function keep(queryHash: string, said: unknown): void {
  const owner = keptByTab.read(ownerKey);
  // what would show it without a network is not there on a first visit, which stays light
  if (!owner || !navigator.serviceWorker?.controller) return;
  const keeping = loadStore().then(({ keepRead }) => keepRead(owner, queryHash, said));
  beingKept.add(keeping);
  void keeping.finally(() => beingKept.delete(keeping));
}

function forget(queryHash: string): void {
  const owner = keptByTab.read(ownerKey);
  if (owner) void loadStore().then(({ forgetRead }) => forgetRead(owner, queryHash));
}

/** What the center said and the device is still writing. */
const beingKept = new Set<Promise<void>>();

/** How many of these, each some answers by their hashes, the device has for whom this tab is: a full one refuses without a word. */
export async function countWhole(wanted: readonly (readonly string[])[]): Promise<number> {
  await Promise.allSettled(beingKept);
  const owner = keptByTab.read(ownerKey);
  return owner ? (await loadStore()).countKept(owner, wanted) : 0;
}

/** Whether what was asked for is kept. */
export const isKept = (query: Query): boolean => kept.has(nameOf(query));

/** Whoever goes leaves nothing behind that anybody could read. What they said and is not sent stays closed for them. */
export async function forgetReads(): Promise<void> {
  const owner = keptByTab.read(ownerKey);
  keptByTab.write(ownerKey, undefined);
  if (owner) await loadStore().then(({ forgetKept }) => forgetKept(owner));
}

function nameOf({ queryKey: [path] }: Query): string {
  return Array.isArray(path) ? path.join('.') : '';
}
