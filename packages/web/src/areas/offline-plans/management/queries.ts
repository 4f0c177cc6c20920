import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { pageInput, type TextSearch } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { CurrentPlanSearch } from './searches.ts';

const placeholderData = keepPreviousData;

/** One page of the plans of all centers that go on. */
export function useCurrentPlans({ page, size, ...filters }: CurrentPlanSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  return useQuery(api.planManagement.currentPlanList.queryOptions({ input, placeholderData, ...quiet }));
}

/** One page of the sessions of the library's templates. */
export function useCoreSessions({ page, size, filter }: TextSearch) {
  const input = { ...pageInput({ page, size }), filter };
  return useQuery(api.planManagement.coreSessionLibrary.queryOptions({ input, placeholderData, ...quiet }));
}
