import { i18n } from './i18n.ts';
import { hasLocks } from './lock/lock-state.ts';
import { prepareSignIn } from './sign-in.ts';
import { keptByTab } from './storage.ts';

const tabName = 'trellis.tab';
/** Milliseconds for which an open tab is listened for; nothing waits for it. */
const patience = 2_000;

/** A page asks whether an older one goes by a name. */
interface Said {
  asks?: string;
  since?: number;
  answers?: string;
}

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

/** A page that is left answers no more, so that one which is loaded anew is no copy of itself. */
async function isCopy(): Promise<boolean> {
  if (hasLocks()) return false;
  const channel = new BroadcastChannel(tabName);
  const known = keptByTab.read(tabName);
  let name = known;
  channel.addEventListener('message', ({ data: { asks, since = 0 } }: MessageEvent<Said>) => {
    if (asks && asks === name && since > performance.timeOrigin) channel.postMessage({ answers: asks } satisfies Said);
  });
  const isOpen = known !== undefined && (await answers(channel, known));
  if (isOpen || !name) name = crypto.randomUUID();
  keptByTab.write(tabName, name);
  return isOpen;
}

/** Whether another tab, which was there before, goes by a name. */
function answers(channel: BroadcastChannel, name: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const hear = ({ data }: MessageEvent<Said>) => data.answers === name && resolve(true);
  channel.addEventListener('message', hear);
  channel.postMessage({ asks: name, since: performance.timeOrigin } satisfies Said);
  setTimeout(resolve, patience, false);
  return promise.finally(() => channel.removeEventListener('message', hear));
}
