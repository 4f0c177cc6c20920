import { useSuspenseQuery } from '@tanstack/react-query';
import { holds, isToChange, writes } from '@trellis/contract/account/rights';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { Policy } from '@trellis/contract/policies';
import { createContext, use } from 'react';
import { api } from './api.ts';
import { hasUnsaved } from './unsaved.ts';

// what somebody may do no more takes its forms along: not while something is typed into them
const unlessTyped = () => !hasUnsaved();

export const currentUserOptions = () =>
  api.account.info.queryOptions({ input: {}, staleTime: 60_000, refetchOnWindowFocus: unlessTyped, refetchOnReconnect: unlessTyped });

/** What somebody may do now, whatever the page knows of it. */
export const rightsNow = () => ({ ...currentUserOptions(), staleTime: 0 });

/** What stands within is read by everybody, and changed by nobody: whatever asks what somebody may do there is told so. */
export const OnlyRead = createContext(false);

/** The signed-in person; `can` says whether a policy is granted and counts, `canWrite` whether they also write by it, `zone` is the centre's. */
export function useCurrentUser(): CurrentUser & { can: (policy: Policy) => boolean; canWrite: (policy: Policy) => boolean; zone: string } {
  const { data } = useSuspenseQuery(currentUserOptions());
  const isOnlyRead = use(OnlyRead);
  const user = data as CurrentUser;
  const isOpen = (policy: Policy) => !(isOnlyRead && isToChange(policy));
  return {
    ...user,
    can: (policy) => isOpen(policy) && holds(user, policy),
    canWrite: (policy) => isOpen(policy) && writes(user, policy),
    zone: user.tenant?.zone ?? 'UTC',
  };
}
