import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { NameSearch, Page } from '../searches.ts';

/** One page of the coaches of the centre. */
export function useCoachConfigs({ page, size, filter }: NameSearch) {
  const input = { ...pageInput({ page, size }), filter };
  return useQuery(api.coachConfigs.list.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** One page of the record of changes. */
export function useCoachRecords(page: Page) {
  return useQuery(api.coachConfigs.records.queryOptions({ input: pageInput(page), placeholderData: keepPreviousData, ...quiet }));
}

/** How long a session may last with a coach. */
export function useCoachDurations(userId: string) {
  return useQuery(api.coachConfigs.sessionDuration.queryOptions({ input: { userId }, staleTime: 0 }));
}

/** Changes of what a coach may train. Forms show their own failures. */
export function useCoachChanges() {
  const queryClient = useQueryClient();
  const changed = [api.coachConfigs.key(), api.certificateForecast.key()];
  const onSettled = () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return {
    times: useMutation(api.coachConfigs.changeRecord.mutationOptions({ onSettled, ...quiet })),
    certificate: useMutation(api.coachConfigs.changeCertificate.mutationOptions({ onSettled, ...quiet })),
    durations: useMutation(api.coachConfigs.changeSessionDuration.mutationOptions({ onSettled, ...quiet })),
  };
}
