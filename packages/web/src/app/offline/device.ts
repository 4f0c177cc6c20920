import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Lock } from '../lock/lock.ts';
import { hasLocks, rememberLocks } from '../lock/lock-state.ts';
import { keptShape } from './kept-shape.ts';

export interface Key {
  owner: string;
  /** Not to be read by anybody: it only opens what stands here. None where a PIN opens it. */
  key?: CryptoKey;
  lock?: Lock;
  /** When the center was last heard, in milliseconds. */
  heardAt: number;
}

/** What only the key of its owner opens. */
export interface Closed {
  owner: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Kept extends DBSchema {
  keys: { key: string; value: Key };
  /** What the center said. */
  reads: { key: string; value: Closed & { id: string; shape: string }; indexes: { owner: string } };
  /** What the center does not have yet; entries by their order, forms by their owner. */
  unsent: { key: number | string; value: Closed & { id: number | string }; indexes: { owner: string } };
}
export type Device = IDBPDatabase<Kept>;

/** How long what the center said can be read without it, in milliseconds. */
const keptFor = 3 * 24 * 3_600_000;
const algorithm = 'AES-GCM';

let opened: Promise<Device | undefined> | undefined;

/** Everything that the device keeps of people. Nothing where the browser forbids it, or has no cryptography: then nothing is kept. */
export function openDevice(): Promise<Device | undefined> {
  opened ??= open().catch(() => undefined);
  return opened;
}

async function open(): Promise<Device | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const device = await openDB<Kept>('trellis.kept', 2, {
    upgrade: (made, from) => {
      if (from < 1) {
        made.createObjectStore('keys', { keyPath: 'owner' });
        made.createObjectStore('reads', { keyPath: 'id' }).createIndex('owner', 'owner');
      }
      made.createObjectStore('unsent', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
    // a page of a newer build waits for this one to let go
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  });
  const owners = await device.getAll('keys');
  for (const { owner, heardAt } of owners) if (isOver(heardAt)) await forgetOwner(device, owner);
  await dropOtherShapes(device);
  await countLocks(device);
  return device;
}

/** What a former build kept of the center's answers, where they looked otherwise. What people said stays: the center judges it. */
async function dropOtherShapes(device: Device): Promise<void> {
  const dropping = device.transaction('reads', 'readwrite');
  for await (const read of dropping.store) if (read.value.shape !== keptShape) await read.delete();
  await dropping.done;
}

/** Whether what the center said may be shown no more; a clock that was put back does not keep it. */
export const isOver = (heardAt: number): boolean => Math.abs(Date.now() - heardAt) > keptFor;

/**
 * Destroys what the center said to somebody, and their key; what they said themselves and is not sent keeps the key until it is. Of a key that a
 * PIN opens the PIN goes at once: what remains is opened by a password.
 */
export async function forgetOwner(device: Device, owner: string): Promise<void> {
  const forgetting = device.transaction(['keys', 'reads', 'unsent'], 'readwrite');
  const [keys, reads] = [forgetting.objectStore('keys'), forgetting.objectStore('reads')];
  for (const id of await reads.index('owner').getAllKeys(owner)) await reads.delete(id);
  const own = await keys.get(owner);
  if ((await forgetting.objectStore('unsent').index('owner').count(owner)) === 0) await keys.delete(owner);
  else if (own?.lock) await keys.put({ ...own, lock: { ...own.lock, byPin: undefined, signIn: undefined } });
  await forgetting.done;
  if (own?.lock) await countLocks(device);
}

/** Remembers whether anything here is opened by a PIN, where the first step of a page reads it. */
export async function countLocks(device: Device): Promise<void> {
  rememberLocks((await device.getAll('keys')).some(({ lock }) => lock !== undefined));
}

/** Changes what is known of an owner, as it stands by now. */
export async function changeOwner(device: Device, owner: string, change: (known: Key) => Key): Promise<void> {
  const changing = device.transaction('keys', 'readwrite');
  const known = await changing.store.get(owner);
  if (known) await changing.store.put(change(known));
  await changing.done;
}

/** Keeps something closed for its owner, with a key that is made for the first thing. `isHeard` where the center just spoke to them. */
export async function keepClosed(
  device: Device,
  owner: string,
  content: unknown,
  put: (closed: Closed) => Promise<unknown>,
  isHeard = false,
): Promise<void> {
  await whileKeyStays(owner, 'shared', async () => {
    await put(await closeWith(await keyFor(device, owner, isHeard), owner, content));
  });
}

/** Nobody gives somebody another key while something is closed with the one they have. */
export function whileKeyStays<T>(owner: string, mode: LockMode, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(`trellis.key ${owner}`, { mode }, work) as Promise<T>) : work();
}

export async function closeWith(key: CryptoKey, owner: string, content: unknown): Promise<Closed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(JSON.stringify({ content })));
  return { owner, iv, data };
}

async function keyFor(device: Device, owner: string, isHeard: boolean): Promise<CryptoKey> {
  const heardAt = Date.now();
  const known = await device.get('keys', owner);
  if (known?.lock) {
    const key = await openedKey(known);
    if (!key) throw new Error('What is kept for this person is locked');
    if (isHeard) await changeOwner(device, owner, (now) => ({ ...now, heardAt }));
    return key;
  }
  // whoever says something waits for no more than a read
  if (known?.key && !isHeard) return known.key;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  const choosing = device.transaction('keys', 'readwrite');
  // another tab, or another answer, may have made one meanwhile
  const now = await choosing.store.get(owner);
  const key = now?.key ?? made;
  if (isHeard || !now) await choosing.store.put({ owner, key, heardAt });
  await choosing.done;
  return key;
}

/** What opens what is kept for somebody; undefined where nothing is, or where it is locked. */
export async function openedKey(own: Key | undefined): Promise<CryptoKey | undefined> {
  if (!own?.lock) return own?.key;
  return hasLocks() ? (await import('../lock/opened-key.ts')).openedByPin(own.owner, own.lock) : undefined;
}

/** What stands in it; undefined where its key is gone. */
export async function openClosed(closed: Closed, key: CryptoKey | undefined): Promise<unknown> {
  if (!key) return undefined;
  const data = await crypto.subtle.decrypt({ name: algorithm, iv: closed.iv }, key, closed.data);
  return (JSON.parse(new TextDecoder().decode(data)) as { content: unknown }).content;
}
