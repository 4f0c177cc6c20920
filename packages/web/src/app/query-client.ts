import { MutationCache, QueryCache } from '@tanstack/react-query';
import type { ErrorCode } from '@trellis/contract/errors';
import { firstLimits } from '@trellis/contract/first-limits';
import { asksAgain, CallError, isAboutOrder, isFinal, isPutOut, leadsAway } from './call-error.ts';
import { away, serverAnswers } from './connection.ts';
import { rightsNow } from './current-user.ts';
import { isGuestPage } from './guest.ts';
import { i18n } from './i18n.ts';
import { keepReads, keptSince } from './offline/kept-reads.ts';
import { report } from './reporting.ts';
import { roleChooser, signIn, signOut } from './sign-in.ts';
import { signInEnded } from './sign-in-watch.ts';
import { keepStepUp } from './step-up.ts';
import { toast } from './toast.ts';
import { UnhinderedClient } from './unhindered-client.ts';
import { hasUnsaved, onceSaved } from './unsaved.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the page shows the failure itself. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

let leaving = false;
let outageTold = false;
const gotThrough = () => void (outageTold = false);

export const queryClient = new UnhinderedClient({
  defaultOptions: {
    // without a connection a call fails and says so, rather than wait in silence
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: keepReads,
      retry: asksAgain,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
  // what could not be loaded is a warning, what could not be done an error
  queryCache: new QueryCache({
    onSuccess: gotThrough,
    onError: (error, query) => {
      show(error, 'warning', query.meta?.quiet);
      if (isFinal(error) && hasUnsaved()) onceSaved(showRefused);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: gotThrough,
    onError: (error, _variables, _context, mutation) => show(error, 'error', mutation.meta?.quiet),
  }),
});

// what failed on its way is asked for again as soon as the server is back
away.subscribe(() => {
  if (away.current()) return;
  const wasKept = keptSince.current() !== undefined;
  keptSince.set(undefined);
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => wasKept || (state.error !== null && !(state.error instanceof CallError)),
  });
});

/** What was refused while a form was open over it goes once that is closed. */
const showRefused = () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isFinal(state.error) });

const lacksRight = new Set<ErrorCode>(['Trellis:NotAllowed', 'RocketSystem:ProjectDisabled']);
/** Whoever is refused may do less than the page knows: menu and buttons follow. */
const askRights = () => void queryClient.fetchQuery(rightsNow()).catch(() => undefined);

/** Says a failure that no query and no mutation met, and leads the person away where it says so. */
export const tellFailure = (error: unknown, level: 'warning' | 'error' = 'error'): void => show(error, level);

/** Leads the person away where such a failure says so, and says nothing of others; whether they are leaving. */
export function leadAway(error: unknown): boolean {
  if (leadsAway(error)) show(error, 'error', true);
  return leaving;
}

function show(error: unknown, level: 'warning' | 'error', quiet = false): void {
  if (leaving) return;
  if (!(error instanceof CallError)) return showOutage(error, level, quiet);
  if (error.status >= 500) void report(error);
  if (error.status === 401 && !isGuestPage()) return hasUnsaved() ? endBeside() : leave(() => signIn(i18n.language));
  if (error.code === 'Trellis:ChooseRole') return leave(async () => window.location.assign(roleChooser()));
  if (isPutOut(error) && !isGuestPage()) {
    toast('error', `${error.message} ${i18n.t('willSignOut', { ns: 'shell' })}`);
    return leave(async () => (hasUnsaved() ? endBeside(error.message) : signOut()), firstLimits.signOutAfterRefusal * 1000);
  }
  if (lacksRight.has(error.code) && !isGuestPage()) onceSaved(askRights);
  // the list goes back to its usual order
  if (isAboutOrder(error)) return;
  // the page asks for a new code above itself
  if (error.code === 'RocketSystem:AuthenticateRequired') return keepStepUp(undefined);
  if (!quiet) toast(level, error.message);
}

/** Asks to sign in beside the page, which keeps what was typed; what was said of why stays said. */
const endBeside = (why?: string): void => signInEnded.set({ ...signInEnded.current(), ...(why !== undefined && { why }) });

/** Once the page of somebody who is led away stays after all, for what was typed into it. */
export const pageStays = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = signInEnded.subscribe(() => {
      if (!signInEnded.current()) return;
      stop();
      resolve();
    });
  });

/** What loads by itself says once that the network is gone, until something gets through again; what a person does is answered every time. */
function showOutage(error: unknown, level: 'warning' | 'error', quiet: boolean): void {
  // fetch itself fails with a TypeError; anything else is a reply that is none of ours, or our own mistake
  if (error instanceof TypeError) void serverAnswers();
  else void report(error);
  if (quiet || (level === 'warning' && outageTold)) return;
  outageTold = true;
  toast(level, i18n.t('network', { ns: 'shell' }), 'network');
}

/** However many calls fail together, the person leaves once. What they are told before counts from when it can be read: a busy page draws late. */
function leave(how: () => Promise<void>, after = 0): void {
  leaving = true;
  const begin = () => window.setTimeout(() => void how().finally(() => (leaving = false)), after);
  if (after > 0 && !document.hidden) window.requestAnimationFrame(begin);
  else begin();
}
