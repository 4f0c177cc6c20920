import { type Device, keepClosed, openClosed, openDevice, openedKey } from '../offline/device.ts';
import { dropMedia } from '../offline/media-cache.ts';
import { bringOver } from './bring-over.ts';

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
  /** The page that shows what of it the center refused. */
  place?: string | undefined;
  /** Nothing of its lane is sent where the center refuses it. */
  opensLane?: boolean | undefined;
  /** Why the center did not take it; it is not sent again by itself. */
  refusal: { code: string; message: string } | null;
}

let broughtOver: Promise<void> | undefined;

async function open(): Promise<Device | undefined> {
  const device = await openDevice();
  // what an earlier version of the product left open to everybody
  if (device) await (broughtOver ??= bringOver(device).catch(() => undefined));
  return device;
}

/** In the order in which it was said; undefined where nothing can be kept. */
export async function readKept(owner: string): Promise<Unsent[] | undefined> {
  const device = await open();
  try {
    const [own, closed] = await Promise.all([device?.get('keys', owner), device?.getAllFromIndex('unsent', 'owner', owner)]);
    if (!closed) return undefined;
    const key = await openedKey(own);
    return (await Promise.all(closed.map((entry) => openClosed(entry, key)))).filter((entry) => entry !== undefined) as Unsent[];
  } catch {
    return undefined;
  }
}

/** Keeps it on this device for whoever said it, or keeps it as it is by now. False where the device refused. */
export async function keep(entry: Unsent): Promise<boolean> {
  const device = await open();
  if (!device) return false;
  const put = async () => {
    await keepClosed(device, entry.owner, entry, async (closed) => {
      // on the disk itself: a battery may end before the browser would write it there
      const keeping = device.transaction('unsent', 'readwrite', { durability: 'strict' });
      await Promise.all([keeping.store.put({ id: entry.id, ...closed }), keeping.done]);
    });
    return true;
  };
  // what can be had again makes room for what cannot
  return put().catch(() =>
    dropMedia()
      .then(put)
      .catch(() => false),
  );
}

export async function forget(id: number): Promise<boolean> {
  const device = await open();
  return (
    (await device?.delete('unsent', id).then(
      () => true,
      () => false,
    )) ?? false
  );
}
