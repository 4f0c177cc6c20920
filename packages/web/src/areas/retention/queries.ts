import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PreviewWindow } from '@trellis/contract/retention/rule-calls';
import type { RetentionRule, SeenPreview } from '@trellis/contract/retention/schemas';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

export const pageSize = 10;
const pageOf = (page: number) => ({ skipCount: (page - 1) * pageSize, maxResultCount: pageSize });

export const useRetentionRule = () => useQuery(api.retention.rule.queryOptions({ input: {}, ...quiet }));

export interface Previewed {
  page: number;
  within: PreviewWindow;
  /** Of a rule that is not saved yet. */
  draft: RetentionRule | undefined;
}

const draftInput = (rule: RetentionRule) => ({
  isDraft: true,
  ...Object.fromEntries(Object.entries(rule).filter(([, each]) => each !== null)),
});

/** Whom a rule erases, and when. */
export function useRetentionPreview({ page, within, draft }: Previewed) {
  const input = { ...pageOf(page), within, ...(draft && draftInput(draft)) };
  return useQuery(api.retention.preview.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** Asks of how many children a rule that is not saved would erase anything within 90 days. */
export function useLookAhead(): (rule: RetentionRule) => Promise<SeenPreview> {
  const queryClient = useQueryClient();
  return async (rule) => {
    const input = { skipCount: 0, maxResultCount: 1, within: '90' as const, ...draftInput(rule) };
    const { totalCount, at } = await queryClient.fetchQuery(api.retention.preview.queryOptions({ input, staleTime: 0, ...quiet }));
    return { count: totalCount, at };
  };
}

export const useErasures = (page: number) =>
  useQuery(api.erasures.list.queryOptions({ input: pageOf(page), placeholderData: keepPreviousData, ...quiet }));

export const useHold = (subjectId: string) => useQuery(api.legalHolds.ofChild.queryOptions({ input: { subjectId }, ...quiet }));

/** What changes the rule, and who is held. Forms show their own failures. */
export function useRetentionChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.retention.key() }),
      queryClient.invalidateQueries({ queryKey: api.legalHolds.key() }),
    ]);
  return {
    save: useMutation(api.retention.saveRule.mutationOptions({ onSettled, ...quiet })),
    hold: useMutation(api.legalHolds.set.mutationOptions({ onSettled, ...quiet })),
    lift: useMutation(api.legalHolds.lift.mutationOptions({ onSettled, ...quiet })),
  };
}
