import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Key {
  owner: string;
  /** Not to be read by anybody: it only opens what stands here. */
  key: CryptoKey;
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
  reads: { key: string; value: Closed & { id: string }; indexes: { owner: string } };
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
  return device;
}

/** Whether what the center said may be shown no more. */
export const isOver = (heardAt: number): boolean => heardAt + keptFor < Date.now();

/** Destroys what the center said to somebody, and their key; what they said themselves and is not sent keeps the key until it is. */
export async function forgetOwner(device: Device, owner: string): Promise<void> {
  const forgetting = device.transaction(['keys', 'reads', 'unsent'], 'readwrite');
  const reads = forgetting.objectStore('reads');
  for (const id of await reads.index('owner').getAllKeys(owner)) await reads.delete(id);
  if ((await forgetting.objectStore('unsent').index('owner').count(owner)) === 0) await forgetting.objectStore('keys').delete(owner);
  await forgetting.done;
}

/** Closes something for its owner, with a key that is made for the first thing. `isHeard` where the center just spoke to them. */
export async function closeFor(device: Device, owner: string, content: unknown, isHeard = false): Promise<Closed> {
  const key = await keyOf(device, owner, isHeard);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(JSON.stringify({ content })));
  return { owner, iv, data };
}

async function keyOf(device: Device, owner: string, isHeard: boolean): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  const choosing = device.transaction('keys', 'readwrite');
  // another tab, or another answer, may have made one meanwhile
  const known = await choosing.store.get(owner);
  const key = known?.key ?? made;
  if (isHeard || !known) await choosing.store.put({ owner, key, heardAt: Date.now() });
  await choosing.done;
  return key;
}

/** What stands in it; undefined where its key is gone. */
export async function openClosed(closed: Closed, key: CryptoKey | undefined): Promise<unknown> {
  if (!key) return undefined;
  const data = await crypto.subtle.decrypt({ name: algorithm, iv: closed.iv }, key, closed.data);
  return (JSON.parse(new TextDecoder().decode(data)) as { content: unknown }).content;
}
