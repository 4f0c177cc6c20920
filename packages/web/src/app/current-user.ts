import { useSuspenseQuery } from '@tanstack/react-query';
import { holds, writes } from '@trellis/contract/account/rights';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { Policy } from '@trellis/contract/policies';
import { api } from './api.ts';

export const currentUserOptions = () => api.account.info.queryOptions({ input: {}, staleTime: 60_000 });

/** The signed-in person; `can` says whether a policy is granted and counts, `canWrite` whether they also write by it, `zone` is the centre's. */
export function useCurrentUser(): CurrentUser & { can: (policy: Policy) => boolean; canWrite: (policy: Policy) => boolean; zone: string } {
  const { data } = useSuspenseQuery(currentUserOptions());
  const user = data as CurrentUser;
  return { ...user, can: (policy) => holds(user, policy), canWrite: (policy) => writes(user, policy), zone: user.tenant?.zone ?? 'UTC' };
}
