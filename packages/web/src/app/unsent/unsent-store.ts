import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Something that a person said and the center does not have yet. */
export interface Unsent<Input = unknown> {
  /** Rises with the order in which it was said. */
  id: number;
  /** Who said it, and acting for whom. */
  owner: string;
  /** What it belongs to: a session, say. */
  lane: string;
  /** What sends it. */
  kind: string;
  input: Input;
  /** However often it is sent, it is done once. */
  writeKey: string;
  at: string;
  /** Why the center did not take it; it is not sent again by itself. */
  refusal: { code: string; message: string } | null;
}

interface Kept extends DBSchema {
  unsent: { key: number; value: Unsent };
}

const name = 'trellis';
let opened: Promise<IDBPDatabase<Kept> | undefined> | undefined;

/** Nothing where the browser forbids it: then all of it lives as long as the page. */
async function openStore(): Promise<IDBPDatabase<Kept> | undefined> {
  try {
    return await openDB<Kept>(name, 1, {
      upgrade: (database) => void database.createObjectStore('unsent', { keyPath: 'id' }),
      terminated: () => (opened = undefined),
    });
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBPDatabase<Kept> | undefined> {
  opened ??= openStore();
  return opened;
}

/** In the order in which it was said; undefined where nothing can be kept. */
export async function readKept(owner: string): Promise<Unsent[] | undefined> {
  const all = await (await open())?.getAll('unsent').catch(() => undefined);
  return all?.filter((each) => each.owner === owner);
}

/** Keeps it on this device, or keeps it as it is by now. False where the device refused. */
export async function keep(entry: Unsent): Promise<boolean> {
  const database = await open();
  const key = await database?.put('unsent', entry).catch(() => undefined);
  return key !== undefined;
}

export async function forget(id: number): Promise<void> {
  await (await open())?.delete('unsent', id).catch(() => undefined);
}
