import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useLive } from '../../../app/live/use-live.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { MessageSearch } from '../searches.ts';

/** One page of them; it is told how far each is, and looks again in case it heard nothing. */
export function useExports({ page, size }: MessageSearch) {
  const client = useQueryClient();
  useLive('jobs', () => void client.invalidateQueries({ queryKey: api.exports.key() }));
  return useQuery(
    api.exports.list.queryOptions({
      input: pageInput({ page, size }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'Running') ? 20_000 : false),
      ...quiet,
    }),
  );
}

export function useRemoveExport() {
  const client = useQueryClient();
  return useMutation(api.exports.remove.mutationOptions({ onSettled: () => client.invalidateQueries({ queryKey: api.exports.key() }) }));
}
