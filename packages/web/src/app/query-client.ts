import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { i18n } from './i18n.ts';
import { signIn, signOut } from './sign-in.ts';
import { toast } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the page shows the failure itself. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

const endsSignIn = new Set(['Business:CenterStateInvalid', 'Business:UserInTenantRoleFrozen', 'Business:UserHasNoAvailableTenant']);
let leaving = false;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => !(error instanceof CallError) && count < 2, staleTime: 5_000 },
    mutations: { retry: false },
  },
  // what could not be loaded is a warning, what could not be done an error
  queryCache: new QueryCache({ onError: (error, query) => tell(error, 'warning', query.meta?.quiet) }),
  mutationCache: new MutationCache({ onError: (error, _variables, _context, mutation) => tell(error, 'error', mutation.meta?.quiet) }),
});

function tell(error: unknown, level: 'warning' | 'error', quiet = false): void {
  if (leaving) return;
  if (!(error instanceof CallError)) return toast(level, i18n.t('network', { ns: 'shell' }));
  if (error.status === 401) return leave(() => signIn(i18n.language));
  if (error.code === 'Trellis:ChooseRole') return leave(async () => window.location.assign('/system/choseRoles'));
  if (endsSignIn.has(error.code)) {
    toast('error', `${error.message} ${i18n.t('willSignOut', { ns: 'shell' })}`);
    return leave(signOut, 2000);
  }
  if (!quiet) toast(level, error.message);
}

/** However many calls fail together, the person leaves once. */
function leave(how: () => Promise<void>, after = 0): void {
  leaving = true;
  window.setTimeout(() => void how().finally(() => (leaving = false)), after);
}
