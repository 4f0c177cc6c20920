import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Key {
  owner: string;
  /** Not to be read by anybody: it only opens what stands here. */
  key: CryptoKey;
  /** When the center was last heard, in milliseconds. */
  heardAt: number;
}

interface Closed {
  id: string;
  owner: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Kept extends DBSchema {
  keys: { key: string; value: Key };
  reads: { key: string; value: Closed; indexes: { owner: string } };
}

/** How long what was kept can be read without the center, in milliseconds. */
const keptFor = 3 * 24 * 3_600_000;
const algorithm = 'AES-GCM';

let opened: Promise<IDBPDatabase<Kept> | undefined> | undefined;

/** Nothing where the browser forbids it, or has no cryptography: then nothing is kept. */
function open(): Promise<IDBPDatabase<Kept> | undefined> {
  opened ??= openKept().catch(() => undefined);
  return opened;
}

async function openKept(): Promise<IDBPDatabase<Kept> | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const database = await openDB<Kept>('trellis.kept', 1, {
    upgrade: (made) => {
      made.createObjectStore('keys', { keyPath: 'owner' });
      made.createObjectStore('reads', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
    terminated: () => (opened = undefined),
  });
  const owners = await database.getAll('keys');
  for (const { owner, heardAt } of owners) if (heardAt + keptFor < Date.now()) await destroy(database, owner);
  return database;
}

async function destroy(database: IDBPDatabase<Kept>, owner: string): Promise<void> {
  const deleting = database.transaction(['keys', 'reads'], 'readwrite');
  await deleting.objectStore('keys').delete(owner);
  const reads = deleting.objectStore('reads');
  for (const id of await reads.index('owner').getAllKeys(owner)) await reads.delete(id);
  await deleting.done;
}

/** Keeps what the center said, under the key of whom it was said to. What the device refuses is not kept. */
export async function keepRead(owner: string, name: string, said: unknown): Promise<void> {
  const database = await open();
  if (!database) return;
  try {
    const key = await keyOf(database, owner);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(JSON.stringify({ said })));
    await database.put('reads', { id: await idOf(owner, name), owner, iv, data });
  } catch {
    // full, or closed meanwhile: the page goes on with what the center says
  }
}

/** The key of whom the center speaks to, who heard it now; made for the first thing that is kept. */
async function keyOf(database: IDBPDatabase<Kept>, owner: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  const choosing = database.transaction('keys', 'readwrite');
  // another tab, or another answer, may have made one meanwhile
  const key = (await choosing.store.get(owner))?.key ?? made;
  await choosing.store.put({ owner, key, heardAt: Date.now() });
  await choosing.done;
  return key;
}

/** What the center said last, and when it was last heard; undefined where nothing is kept, or not for this person. */
export async function readKept(owner: string, name: string): Promise<{ said: unknown; heardAt: number } | undefined> {
  const database = await open();
  try {
    const [own, closed] = await Promise.all([database?.get('keys', owner), database?.get('reads', await idOf(owner, name))]);
    if (!own || !closed || own.heardAt + keptFor < Date.now()) return undefined;
    const data = await crypto.subtle.decrypt({ name: algorithm, iv: closed.iv }, own.key, closed.data);
    const { said } = JSON.parse(new TextDecoder().decode(data)) as { said: unknown };
    return { said, heardAt: own.heardAt };
  } catch {
    return undefined;
  }
}

/** Destroys the key of whoever goes: what was kept for them can be read by nobody, and is deleted. */
export async function forgetKept(owner: string): Promise<void> {
  const database = await open();
  if (database) await destroy(database, owner).catch(() => undefined);
}

async function idOf(owner: string, name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${owner} ${name}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
