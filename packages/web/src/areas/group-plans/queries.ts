import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

const shownPlans = 20;

/** The plans of a class, newest first. */
export const usePlansOfClass = (classGroupId: string) =>
  useQuery(api.groupPlans.list.queryOptions({ input: { classGroupId, maxResultCount: shownPlans } }));

/** One plan; one that is not there is an answer of the page, not a toast. */
export const useGroupPlan = (groupTrainingPlanId: string) =>
  useQuery(
    api.groupPlans.list.queryOptions({
      input: { groupTrainingPlanId, maxResultCount: 1 },
      select: ({ items }) => items[0],
      retry: false,
      meta: { quiet: true },
    }),
  );

/** What stands against starting the next session of a plan, and how each child stands; asked anew each time. */
export const startQuery = (groupTrainingPlanId: string) =>
  api.groupPlans.beforeStartCourse.queryOptions({ input: { groupTrainingPlanId }, staleTime: 0, gcTime: 0 });

/** Everything of the plans of classes, and what a session of one changes elsewhere. */
export async function refreshGroupPlans(client: QueryClient): Promise<void> {
  const changed = [
    api.groupPlans.key(),
    api.groupSessions.key(),
    api.credits.key(),
    api.scheduling.key(),
    api.contracts.key(),
    api.subjects.key(),
  ];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** What is done with the plan of a class. Dialogs show a failure themselves. */
export function useGroupPlanChanges() {
  const client = useQueryClient();
  const onSuccess = () => refreshGroupPlans(client);
  const quiet = { meta: { quiet: true }, onSuccess };
  return {
    create: useMutation(api.groupPlans.create.mutationOptions(quiet)),
    end: useMutation(api.groupPlans.end.mutationOptions(quiet)),
    restart: useMutation(api.groupPlans.restart.mutationOptions({ onSuccess })),
    goOn: useMutation(api.groupSessions.continueClass.mutationOptions({ ...quiet, onSuccess: () => void refreshGroupPlans(client) })),
    close: useMutation(api.groupPlans.done.mutationOptions({ onSuccess })),
  };
}
