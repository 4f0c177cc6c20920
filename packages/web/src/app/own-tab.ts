import { i18n } from './i18n.ts';
import { hasLocks } from './lock/lock-state.ts';
import { prepareSignIn } from './sign-in.ts';
import { keptByTab } from './storage.ts';

const tabName = 'trellis.tab';
/** Milliseconds for which a page that is loaded anew waits for itself to go. */
const patience = 1_000;

let found: Promise<boolean> | undefined;

/**
 * A tab that was made by duplicating another one which is open has the other's sign-in, which the server ends for both once both have renewed it:
 * signs in for itself, in the same membership. Where a PIN lets people in, tabs share theirs.
 */
export async function leaveAsCopy(membership: string | null): Promise<void> {
  found ??= isCopy();
  // without a network nobody signs in, and what the device keeps is read by both
  if (!(await found) || !navigator.onLine) return;
  const users = await prepareSignIn();
  await users.removeUser();
  const wanted = window.location.pathname + window.location.search;
  await users.signinRedirect({ state: { wanted }, ui_locales: i18n.language, ...(membership && { extraQueryParams: { membership } }) });
}

async function isCopy(): Promise<boolean> {
  if (!navigator.locks || hasLocks()) return false;
  const known = keptByTab.read(tabName);
  if (known && (await take(known))) return false;
  const own = crypto.randomUUID();
  keptByTab.write(tabName, own);
  await take(own);
  return known !== undefined;
}

/** Holds the name of a tab for as long as its page is there; false where another one holds it. */
function take(id: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const hold = () => {
    resolve(true);
    return new Promise<never>(() => undefined);
  };
  navigator.locks
    .request(`${tabName} ${id}`, { signal: AbortSignal.timeout(patience) }, hold)
    .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
  return promise;
}
