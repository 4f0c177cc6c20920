import { keptByDevice, keptByTab } from '../storage.ts';
import { watched } from '../watched.ts';

/** Whether somebody's work on this device is opened by a PIN. */
const locksKey = 'trellis.locks';
export const hasLocks = (): boolean => keptByDevice.read(locksKey) !== undefined;
export const rememberLocks = (has: boolean): void => void keptByDevice.write(locksKey, has ? 'yes' : undefined);

/** What opens the person's work in this tab, closed with a key of the device; nothing where it is locked, or has no PIN. */
export const openedKeyName = 'trellis.opened';
/** When this tab is locked unless somebody works in it, in milliseconds. */
export const lockAtName = 'trellis.lockAt';
/** Whether the work of this tab is opened by a PIN. */
export const openByPin = watched(keptByTab.read(openedKeyName) !== undefined);
export const isOpenByPin = openByPin.current;

/** Somebody is asked for their PIN: answers true once they gave it, false where they sign in with a password instead. */
export const lockAsked = watched<PromiseWithResolvers<boolean> | undefined>(undefined);

export function askForPin(): Promise<boolean> {
  const asked = lockAsked.current() ?? Promise.withResolvers<boolean>();
  lockAsked.set(asked);
  return asked.promise;
}
