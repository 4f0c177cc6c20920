import type { User, UserManager } from 'oidc-client-ts';
import { type KeptSignIn, keptSignIn, signInSettings } from './kept-sign-in.ts';
import { loadPart } from './load-part.ts';
import { hasLocks, isOpenByPin, lockAsked } from './lock/lock-state.ts';
import { forgetReads } from './offline/kept-reads.ts';

let preparing: Promise<UserManager> | undefined;

/** Loads what signs people in, once. A guest's page never comes here. */
export function prepareSignIn(): Promise<UserManager> {
  preparing ??= makeManager().catch((error: unknown) => {
    // asked again, it may get through
    preparing = undefined;
    throw error;
  });
  return preparing;
}

async function makeManager(): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await loadPart(() => import('oidc-client-ts'));
  const settings = signInSettings();
  const users = new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUrl,
    post_logout_redirect_uri: settings.postLogoutRedirectUrl,
    response_type: settings.responseType,
    scope: settings.scope,
    // where a PIN lets people in, the tabs of a person share one sign-in: it is renewed when it is needed, by one of them
    automaticSilentRenew: !hasLocks(),
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
  });
  users.events.addUserLoaded(async () => {
    if (hasLocks()) await loadSealed().then(({ keepSignIn }) => keepSignIn());
  });
  return users;
}

const loadSealed = () => import('./lock/sealed-sign-in.ts');

let renewing: Promise<User | null> | undefined;
let watching: number | undefined;
/** Milliseconds; a token that was read from the tab is watched for its end once the first page had its time. */
const watchAfter = 3_000;

/** The signed-in person's token; null when nobody is signed in. A device that slept through the time of a token has it renewed first. */
export async function currentSignIn(): Promise<KeptSignIn | null> {
  await lockAsked.current()?.promise;
  const kept = keptSignIn(signInSettings());
  if (kept?.valid) {
    watching ??= window.setTimeout(
      () =>
        void prepareSignIn()
          .then((users) => users.getUser())
          .catch(() => (watching = undefined)),
      watchAfter,
    );
    return kept.valid;
  }
  const users = await prepareSignIn();
  const user = await users.getUser();
  if (!user?.expired) return user;
  if (!user.refresh_token) return null;
  renewing ??= (hasLocks() ? loadSealed().then(({ renewOnce }) => renewOnce(users)) : users.signinSilent())
    // without a network nobody can renew it: what the device keeps shows meanwhile
    .catch((error: unknown) => (error instanceof TypeError ? user : null))
    .finally(() => (renewing = undefined));
  return renewing;
}

let signingOut: Promise<void> | undefined;

/** Leaves for the sign-in page and comes back to where the person wanted to go. */
export async function signIn(locale: string, wanted = window.location.pathname + window.location.search): Promise<void> {
  // what is asked while somebody signs out is refused already: that does not sign them in again
  await signingOut?.catch(() => undefined);
  const users = await prepareSignIn();
  await users.removeUser();
  await users.signinRedirect({ state: { wanted }, ui_locales: locale });
}

/** Asks for the password of one person, whoever is signed in in this browser. */
export async function signInAs(email: string, locale: string): Promise<void> {
  const users = await prepareSignIn();
  await users.removeUser();
  await users.signinRedirect({ state: { wanted: '/' }, ui_locales: locale, prompt: 'login', login_hint: email });
}

/** Where somebody with several memberships chooses one; from there they go on to the page that they came for. */
export function roleChooser({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): string {
  const page = '/system/choseRoles';
  return pathname === '/' ? page : `${page}?${new URLSearchParams({ wanted: pathname + search }).toString()}`;
}

/** Acts in another membership: a fresh grant, without a password but where a PIN stands for it. */
export async function actIn(membershipId: string, wanted = '/'): Promise<void> {
  const users = await prepareSignIn();
  await users.signinRedirect({
    state: { wanted },
    ...(!hasLocks() && { prompt: 'none' }),
    extraQueryParams: { membership: membershipId },
  });
}

let finishing: Promise<User> | undefined;

/** Redeems the code of /callback, once however often it is asked. Whatever this tab was signed in as before ends, and nothing of another tab. */
export function finishSignIn(): Promise<User> {
  finishing ??= prepareSignIn().then(async (users) => {
    const former = await users.getUser();
    const user = await users.signinCallback();
    // a window beside another page hands its sign-in over to that page, and closes
    if (!user) return new Promise<User>(() => undefined);
    // one that a PIN brings back goes on
    if (former?.refresh_token && former.refresh_token !== user.refresh_token && !isOpenByPin()) await end(users, former.refresh_token);
    return user;
  });
  return finishing;
}

/** Ends a sign-in that nobody acts in any more. One that cannot be reached now runs out by itself. */
export async function end({ settings }: UserManager, token: string): Promise<void> {
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: settings.client_id });
  await fetch(`${settings.authority}/token/revocation`, { method: 'POST', body }).catch(() => undefined);
}

/** Leaves the product, once however often it is asked. Over, for better or worse, once the page stays after all or is back. */
export function signOut(): Promise<void> {
  signingOut ??= leave().finally(() => (signingOut = undefined));
  return signingOut;
}

async function leave(): Promise<void> {
  const isOwn = isOpenByPin();
  await forgetReads();
  const users = await prepareSignIn();
  // the browser's own session, which would end it, ended when the PIN was set
  const token = isOwn && (await users.getUser())?.refresh_token;
  if (token) await end(users, token);
  await users.signoutRedirect();
}
