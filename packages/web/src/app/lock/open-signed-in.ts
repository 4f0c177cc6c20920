import type { CurrentUser } from '@trellis/contract/account/schemas';
import { api } from '../api.ts';
import { ownerOf } from '../offline/kept-reads.ts';
import { findLock, openBySecret } from './locks.ts';

/** Opens what a PIN locks on this device for somebody who just signed in with their password: the center tells them what opens it. */
export async function openSignedIn(person: CurrentUser): Promise<void> {
  const owner = ownerOf(person);
  const lock = await findLock(owner);
  if (!lock) return;
  // what stays closed now is opened by the next sign-in, or the PIN
  await api.account.lockDevice
    .call({ device: lock.device })
    .then(({ secret }) => openBySecret(owner, secret))
    .catch(() => undefined);
}
