import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordFilter } from '@trellis/contract/credits/schemas';
import { api } from '../../app/api.ts';

export const statementPageSize = 10;

export type StatementFilter = Omit<RecordFilter, 'userId'>;

/** A child's one-to-one classes, and its assessments. */
export function useBalance(userId: string | undefined, enabled = true) {
  return useQuery(api.credits.balance.queryOptions({ input: { userId: userId ?? '' }, enabled: enabled && userId !== undefined }));
}

/** One page of the statement, the page before staying visible while it loads. */
export function useStatement(userId: string, filter: StatementFilter, page: number) {
  const input = { ...filter, userId, skipCount: (page - 1) * statementPageSize, maxResultCount: statementPageSize };
  return useQuery(api.credits.records.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** As many of the latest records as a chart of them has room for. */
export function useLatestRecords(userId: string) {
  return useQuery(api.credits.records.queryOptions({ input: { userId, maxResultCount: 100 }, meta: { quiet: true } }));
}

/** What assessments are counted for. */
export function useTags() {
  return useQuery(api.credits.tags.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY }));
}

/** Gives and takes back. What a child has changes lists, gates and the day. */
export function useCreditChanges() {
  const queryClient = useQueryClient();
  const changed = [api.credits, api.creditOverview, api.contracts, api.subjects, api.offlinePlans, api.scheduling];
  const onSuccess = () => Promise.all(changed.map((area) => queryClient.invalidateQueries({ queryKey: area.key() })));
  const options = { onSuccess, meta: { quiet: true } } as const;
  return {
    classHours: useMutation(api.credits.classHours.mutationOptions(options)),
    assessmentTimes: useMutation(api.credits.assessmentTimes.mutationOptions(options)),
  };
}
