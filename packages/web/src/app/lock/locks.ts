import {
  changeOwner,
  closeWith,
  countLocks,
  type Device,
  isOver,
  type Key,
  openClosed,
  openDevice,
  whileKeyStays,
} from '../offline/device.ts';
import { type Bytes, fromText, randomBytes, toText } from './bytes.ts';
import type { Lock } from './lock.ts';
import { closeInTab, openedByPin, openInTab } from './opened-key.ts';
import { keyOfPin, newPinMaker } from './pin-key.ts';
import { pinLimits } from './pin-limits.ts';
import { keyOf, seal, unseal } from './sealed.ts';
import { keepSignIn, takeSignIn } from './sealed-sign-in.ts';

export type Shown = Pick<Lock, 'name' | 'place' | 'language'>;
type Locked = Key & { lock: Lock };

/** A name of this device that says nothing of it. */
export const newDeviceName = (): string => toText(randomBytes(16));

/** How somebody's work is closed on this device; undefined where they never set a PIN here. */
export async function findLock(owner: string): Promise<Lock | undefined> {
  return (await (await openDevice())?.get('keys', owner))?.lock;
}

/** Whom a PIN lets in on this device. */
export async function listLocked(): Promise<(Shown & { owner: string })[]> {
  const device = await openDevice();
  const known = (await device?.getAll('keys').catch(() => undefined)) ?? [];
  const locked = known.filter((own): own is Locked => own.lock?.byPin !== undefined && !isOver(own.heardAt));
  return locked.map(({ owner, lock: { name, place, language } }) => ({ owner, name, place, language }));
}

/** Gives somebody a PIN on this device, or another one. `secret` is what the center opens the key with, `name` what it knows the device by. */
export async function setPin(owner: string, pin: string, secret: string, name: string, shown: Shown): Promise<void> {
  const device = await openDevice();
  if (!device) throw new Error('This browser keeps nothing');
  const known = await device.get('keys', owner);
  const bySecret = await keyOf(fromText(secret));
  const bytes = known?.lock ? await unseal(bySecret, known.lock.bySecret) : randomBytes(32);
  const maker = await newPinMaker();
  const forTab = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const lock: Lock = {
    ...shown,
    device: name,
    maker,
    forTab,
    byPin: await seal(await keyOfPin(maker, pin), bytes),
    bySecret: await seal(bySecret, bytes),
    triesLeft: pinLimits.tries,
  };
  if (known?.lock) await changeOwner(device, owner, (now) => ({ ...now, lock }));
  else await whileKeyStays(owner, 'exclusive', () => closeAnew(device, owner, known?.key, bytes, lock));
  await openInTab(owner, lock, bytes);
  await countLocks(device);
  await keepSignIn(owner);
}

/** What was closed with a key that a PIN does not open is closed with one that it does: nobody can read the former one to close it as well. */
async function closeAnew(device: Device, owner: string, former: CryptoKey | undefined, bytes: Bytes, lock: Lock): Promise<void> {
  const key = await keyOf(bytes);
  const anew = async <T extends { owner: string; iv: Bytes; data: ArrayBuffer }>(closed: T): Promise<T> => ({
    ...closed,
    ...(await closeWith(key, owner, await openClosed(closed, former))),
  });
  const [reads, unsent] = await Promise.all([
    device.getAllFromIndex('reads', 'owner', owner).then((all) => Promise.all(all.map(anew))),
    device.getAllFromIndex('unsent', 'owner', owner).then((all) => Promise.all(all.map(anew))),
  ]);
  const changing = device.transaction(['keys', 'reads', 'unsent'], 'readwrite');
  for (const closed of reads) await changing.objectStore('reads').put(closed);
  // one that another tab sent meanwhile is not put back
  const waiting = changing.objectStore('unsent');
  for (const closed of unsent) if (await waiting.getKey(closed.id)) await waiting.put(closed);
  await changing.objectStore('keys').put({ owner, heardAt: Date.now(), lock });
  await changing.done;
}

/** Opens somebody's work by their PIN; answers how often they may still try where it is wrong. At none the PIN is gone. */
export async function openWithPin(owner: string, pin: string): Promise<{ triesLeft: number } | undefined> {
  const device = await openDevice();
  let locked: Lock | undefined;
  // counted before it is looked at: who closes the page meanwhile has tried all the same
  if (device) {
    await changeOwner(device, owner, (now) => {
      const { heardAt, lock } = now;
      if (!lock?.byPin || isOver(heardAt)) return now;
      locked = lock;
      return { ...now, lock: { ...lock, triesLeft: lock.triesLeft - 1 } };
    });
  }
  if (!device || !locked?.byPin || locked.triesLeft <= 0) return { triesLeft: 0 };
  const { byPin, triesLeft } = locked;
  const bytes = await unseal(await keyOfPin(locked.maker, pin), byPin).catch(() => undefined);
  const change = (fields: Partial<Lock>) =>
    changeOwner(device, owner, (now) => ({ ...now, ...(now.lock && { lock: { ...now.lock, ...fields } }) }));
  if (!bytes) {
    if (triesLeft <= 1) await change({ byPin: undefined });
    return { triesLeft: triesLeft - 1 };
  }
  await change({ triesLeft: pinLimits.tries });
  const key = await openInTab(owner, locked, bytes);
  await takeSignIn(owner, locked, key);
  return undefined;
}

/** Opens somebody's work by what the center told who signed in with a password. */
export async function openBySecret(owner: string, secret: string): Promise<void> {
  const device = await openDevice();
  const lock = await findLock(owner);
  if (!device || !lock) return;
  await openInTab(owner, lock, await unseal(await keyOf(fromText(secret)), lock.bySecret));
  await changeOwner(device, owner, (now) => ({
    ...now,
    heardAt: Date.now(),
    ...(now.lock && { lock: { ...now.lock, triesLeft: pinLimits.tries } }),
  }));
  await keepSignIn(owner);
}

/** From now on no PIN is asked for, and what is kept stands open to whoever sits at this device. */
export async function removePin(owner: string): Promise<void> {
  const device = await openDevice();
  const lock = await findLock(owner);
  const key = lock && (await openedByPin(owner, lock));
  if (!device || !key) return;
  await changeOwner(device, owner, ({ heardAt }) => ({ owner, heardAt, key }));
  await countLocks(device);
  closeInTab();
}
