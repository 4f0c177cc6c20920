import { besidePage } from '../beside-page.ts';
import { away } from '../connection.ts';
import { signInKey } from '../kept-sign-in.ts';
import { keptOwner } from '../offline/kept-reads.ts';
import { keptByTab } from '../storage.ts';
import { hasUnsaved } from '../unsaved.ts';
import { askForPin, lockAtName } from './lock-state.ts';
import { closeInTab } from './opened-key.ts';

/** Other tabs of the person lock and stay open with this one. */
export const otherTabs = new BroadcastChannel('trellis.lock');

/**
 * Locks this tab: it forgets the key and the sign-in, which the PIN brings back. The page is loaded anew, so that nothing of it stays in memory, but
 * for one that holds what somebody typed, plays music, or could not be loaded: that stays beneath the lock.
 */
export function lockNow(isTold = false): void {
  if (!isTold) otherTabs.postMessage({ owner: keptOwner(), isLocked: true });
  closeInTab();
  for (const key of [signInKey(), lockAtName]) keptByTab.write(key, undefined);
  const comesBack = Boolean(navigator.serviceWorker?.controller) || !away.current();
  // what is asked for until the page is gone waits too: refused, it would lead away to sign in
  void askForPin();
  if (!hasUnsaved() && besidePage.current() === null && comesBack) window.location.reload();
}
