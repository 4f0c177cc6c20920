import { isOpenByPin } from '../lock/lock-state.ts';
import { type Closed, forgetOwner, isOver, keepClosed, openClosed, openDevice, openedKey } from './device.ts';
import { keptShape } from './kept-shape.ts';

/** Keeps what the center said, under the key of whom it was said to. What the device refuses is not kept. */
export async function keepRead(owner: string, name: string, said: unknown): Promise<void> {
  const device = await openDevice();
  if (!device) return;
  try {
    const id = await idOf(owner, name);
    const put = (closed: Closed) => device.put('reads', { id, shape: keptShape, ...closed });
    await keepClosed(device, owner, said, put, true);
  } catch {
    // full, or closed meanwhile: the page goes on with what the center says
  }
}

/** What the center said last, and when it was last heard; undefined where nothing is kept, or not for this person. */
export async function readKept(owner: string, name: string): Promise<{ said: unknown; heardAt: number } | undefined> {
  const device = await openDevice();
  try {
    const [own, closed] = await Promise.all([device?.get('keys', owner), device?.get('reads', await idOf(owner, name))]);
    if (!own || !closed || closed.shape !== keptShape || isOver(own.heardAt)) return undefined;
    const key = await openedKey(own);
    return key && { said: await openClosed(closed, key), heardAt: own.heardAt };
  } catch {
    return undefined;
  }
}

/** Destroys one thing that the center said. */
export async function forgetRead(owner: string, name: string): Promise<void> {
  const device = await openDevice();
  await device?.delete('reads', await idOf(owner, name)).catch(() => undefined);
}

/** How many of these the device really has for somebody, each wholly. */
export async function countKept(owner: string, wanted: readonly (readonly string[])[]): Promise<number> {
  const device = await openDevice();
  try {
    const has = async (name: string) => (await device?.getKey('reads', await idOf(owner, name))) !== undefined;
    const whole = await Promise.all(wanted.map(async (names) => (await Promise.all(names.map(has))).every(Boolean)));
    return whole.filter(Boolean).length;
  } catch {
    return 0;
  }
}

/** Whoever goes leaves nothing that could be read; what they said and is not sent stays closed until they come back. */
export async function forgetKept(owner: string): Promise<void> {
  const device = await openDevice();
  if (device) await forgetOwner(device, owner).catch(() => undefined);
  if (isOpenByPin()) await import('../lock/opened-key.ts').then(({ closeInTab }) => closeInTab());
}

/** How much somebody said that the center does not have. */
export async function countUnsent(owner: string): Promise<number> {
  const device = await openDevice();
  return (await device?.countFromIndex('unsent', 'owner', owner).catch(() => undefined)) ?? 0;
}

async function idOf(owner: string, name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${owner} ${name}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
