import type { User, UserManager } from 'oidc-client-ts';
import { signInKey } from '../kept-sign-in.ts';
import { changeOwner, openDevice } from '../offline/device.ts';
import { keepFor, keptOwner } from '../offline/kept-reads.ts';
import { keptByTab } from '../storage.ts';
import type { Lock } from './lock.ts';
import { openedByPin } from './opened-key.ts';
import { seal, unseal } from './sealed.ts';

/** Keeps the sign-in of this tab for the next time that its person gives their PIN. */
export async function keepSignIn(owner = keptOwner()): Promise<void> {
  const device = await openDevice();
  const known = owner === undefined ? undefined : await device?.get('keys', owner);
  const text = keptByTab.read(signInKey());
  if (!device || !known?.lock || text === undefined) return;
  const key = await openedByPin(known.owner, known.lock);
  if (!key) return;
  const signIn = await seal(key, new TextEncoder().encode(text));
  await changeOwner(device, known.owner, (now) => ({ ...now, ...(now.lock && { lock: { ...now.lock, signIn } }) }));
}

/** Takes it up in this tab; false where there is none. */
export async function takeSignIn(owner: string, { signIn }: Lock, key: CryptoKey): Promise<boolean> {
  const bytes = signIn && (await unseal(key, signIn).catch(() => undefined));
  if (!bytes) return false;
  keptByTab.write(signInKey(), new TextDecoder().decode(bytes));
  keepFor(owner);
  return true;
}

/** Takes over what another tab of the same person renewed since. */
async function takeNewerSignIn(): Promise<void> {
  const owner = keptOwner();
  const lock = owner === undefined ? undefined : (await (await openDevice())?.get('keys', owner))?.lock;
  const key = lock && owner !== undefined && (await openedByPin(owner, lock));
  if (key && owner !== undefined) await takeSignIn(owner, lock, key);
}

/** Renews the sign-in that the tabs of a person share, once for all of them: the center takes a second renewal for a theft. */
export async function renewOnce(users: UserManager): Promise<User | null> {
  const renew = async () => {
    await takeNewerSignIn();
    const user = await users.getUser();
    return user?.expired === false ? user : users.signinSilent();
  };
  return navigator.locks ? navigator.locks.request('trellis.renew', renew) : renew();
}
