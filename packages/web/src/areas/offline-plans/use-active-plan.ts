import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../app/current-user.ts';
import { planTab } from './child-parts.ts';
import { plansQuery } from './queries.ts';

/** The plan that a child trains by now, for whoever may read it. */
export function useActivePlan(subjectId: string) {
  const { can } = useCurrentUser();
  const { data, isLoading } = useQuery({ ...plansQuery(subjectId, 1), enabled: planTab.needs.every(can) });
  return { plan: data?.items.find(({ state }) => state === 'active'), isPending: isLoading };
}
