import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { api } from '../../app/api.ts';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { Entry, Goal } from './kinds.ts';

// all kinds have the same calls, and the schema of each says its fields
const reads = { sleep: api.sleep, nutrition: api.nutrition, exercise: api.exercise } as unknown as Record<WellbeingKind, typeof api.sleep>;
const writes = {
  sleep: api.sleepEntries,
  nutrition: api.nutritionEntries,
  exercise: api.exerciseEntries,
} as unknown as Record<WellbeingKind, typeof api.sleepEntries>;

/** One page of what is recorded of a child. */
export function useEntries(kind: WellbeingKind, subjectId: string, search: PageSearch) {
  const { sorting: _sorting, ...page } = pageInput(search);
  const options = reads[kind].list.queryOptions({ input: { subjectId, ...page }, placeholderData: keepPreviousData, ...quiet });
  const query = useQuery(options);
  return { ...query, data: query.data as { items: Entry[]; totalCount: number } | undefined };
}

export interface PlanInfo {
  goal: Goal | null;
  goals: Goal[];
  weeks: ({ start: string; days: number } & Record<string, number | string>)[];
}

/** What is aimed at, and what the latest weeks came to. */
export function usePlanInfo(kind: WellbeingKind, subjectId: string) {
  const query = useQuery(reads[kind].planInfo.queryOptions({ input: { subjectId }, ...quiet }));
  return { ...query, data: query.data as PlanInfo | undefined };
}

/** What staff enter; forms show their failures themselves. */
export function useWellbeingChanges(kind: WellbeingKind) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: reads[kind].key() });
  const calls = writes[kind];
  return {
    create: useMutation(calls.create.mutationOptions({ onSettled, ...quiet })),
    edit: useMutation(calls.edit.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(calls.remove.mutationOptions({ onSettled })),
    setGoal: useMutation(calls.setGoal.mutationOptions({ onSettled, ...quiet })),
    removeGoal: useMutation(calls.removeGoal.mutationOptions({ onSettled })),
  };
}

/** A fresh link for one guardian. */
export const useWellbeingCode = (input: { subjectId: string; guardianId: string }) =>
  useQuery(
    api.familyWellbeing.code.queryOptions({ input, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } }),
  );

/** Mails such a link; its form shows what fails. */
export const useMailDays = () => useMutation(api.familyWellbeing.mail.mutationOptions(quiet));
