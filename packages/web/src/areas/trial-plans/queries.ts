import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { TrialSearch } from './searches.ts';

const placeholderData = keepPreviousData;

/** One page of the trials of all centers. */
export function useTrials({ page, size, ...filters }: TrialSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  return useQuery(api.trialPlans.trialList.queryOptions({ input, placeholderData, ...quiet }));
}

/** One page of a child's trials. */
export function useTrialsOf(userId: string, { page, size }: PageSearch) {
  const input = { userId, ...pageInput({ page, size }) };
  return useQuery(api.trialPlans.list.queryOptions({ input, placeholderData, ...quiet }));
}

export const usePerformance = (userId: string) =>
  useQuery(api.trialPlans.categoryPerformance.queryOptions({ input: { userId }, ...quiet }));

export const useBeforeStart = (userId: string) =>
  useQuery(api.trialSessions.beforeStart.queryOptions({ input: { userId }, staleTime: 0, gcTime: 0, ...quiet }));

export const useTrial = (trialPlanId: string) => useQuery(api.trialSessions.get.queryOptions({ input: { trialPlanId }, ...quiet }));

export const useMusic = (trialPlanId: string) => useQuery(api.trialSessions.musics.queryOptions({ input: { trialPlanId }, ...quiet }));

interface Narrowed {
  trialPlanId: string;
  filter: string | undefined;
  difficulty: number | undefined;
  size: number;
}

/** The exercises that a trial may have. */
export function usePrograms({ size, ...input }: Narrowed) {
  return useQuery(api.trialSessions.programs.queryOptions({ input: { ...input, maxResultCount: size }, placeholderData, ...quiet }));
}

/** Everything that is done with a trial; forms show their failures themselves. */
export function useTrialChanges() {
  const client = useQueryClient();
  const keys = [api.trialSessions.key(), api.trialPlans.key(), api.subjectOverview.key()];
  const onSettled = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    start: useMutation(api.trialSessions.start.mutationOptions({ onSettled, ...quiet })),
    setType: useMutation(api.trialSessions.trainingType.mutationOptions({ onSettled, ...quiet })),
    setComplaint: useMutation(api.trialSessions.complaint.mutationOptions({ onSettled, ...quiet })),
    choose: useMutation(api.trialSessions.choosePrograms.mutationOptions({ onSettled, ...quiet })),
    say: useMutation(api.trialSessions.sessionFeedback.mutationOptions({ onSettled, ...quiet })),
    tap: useMutation(api.trialSessions.sessionFeedback.mutationOptions({ onSettled })),
    finish: useMutation(api.trialSessions.done.mutationOptions({ onSettled })),
    abandon: useMutation(api.trialSessions.abandon.mutationOptions({ onSettled, ...quiet })),
  };
}
